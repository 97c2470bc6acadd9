import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import { CurrentOrganizationContext } from '../../../../platform/session/current-organization.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { anOrganization } from '../../../../testing/fixtures.ts'
import { focusInside } from '../../../../testing/in-browser.tsx'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { OrganizationPicker } from './organization-picker.tsx'

const OFFERS = 'GET /users/me/join-offers'
const JOIN = 'POST /organizations/org-7/join'
const NEWS = 'Organization: Northwind Labs, you can join another one'
const NO_NEWS = 'Organization: Northwind Labs'

const northwind = anOrganization()
const bolt: JoinOffer = {
  organization: { id: 'org-7', name: 'Bolt' },
  domain: 'bolt.test',
  joining: 'direct',
  requestedAt: null,
  isDismissed: false,
}
const byRequest: JoinOffer = { ...bolt, joining: 'request' }
const asked: JoinOffer = { ...byRequest, requestedAt: '2026-11-20T09:14:00.000Z' }

async function show(...offers: JoinOffer[]) {
  const server = fakeApi({ [OFFERS]: { offers } })
  const select = vi.fn<(id: string) => void>()
  await renderScreen(
    <CurrentOrganizationContext
      value={{
        organizations: [northwind],
        hasMore: false,
        current: northwind,
        status: 'ready',
        error: null,
        select,
        retry: () => undefined,
      }}
    >
      <OrganizationPicker />
    </CurrentOrganizationContext>,
  )
  return { server, select }
}

async function openOffer(button: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await focusInside('menu')
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await focusInside('dialog')
}

const expectClosed = (title: string) =>
  expect.poll(() => screen.queryByRole('heading', { name: title })).toBeNull()

const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

it('joins an organization that is offered, and switches to it', async () => {
  const { server, select } = await show(bolt)
  await openOffer(NEWS, 'Bolt Join')
  screen.getByText('People with an address at bolt.test can join this organization.')
  server.on(JOIN, { state: 'joined' })
  server.on(OFFERS, { offers: [] })
  await press('Join')
  await screen.findByText('You are now a member of Bolt')
  await expect.poll(() => select.mock.calls).toEqual([['org-7']])
  await screen.findByRole('button', { name: NO_NEWS })
  await expectClosed('Join Bolt')
})

it('asks to join, stays in the organization, and withdraws the request', async () => {
  const { server, select } = await show(byRequest)
  await openOffer(NEWS, 'Bolt Ask to join')
  server.on(JOIN, { state: 'requested' })
  server.on(OFFERS, { offers: [asked] })
  await press('Ask to join')
  await screen.findByText('Your request was sent')
  await expectClosed('Join Bolt')
  await openOffer(NO_NEWS, 'Bolt Asked')
  screen.getByRole('heading', { name: 'You asked to join Bolt' })
  server.on('DELETE /organizations/org-7/join', () => undefined)
  server.on(OFFERS, { offers: [{ ...byRequest, isDismissed: true }] })
  await press('Withdraw request')
  await screen.findByText('Request withdrawn')
  expect(select).not.toHaveBeenCalled()
})

it('no longer shows an offer that was dismissed, and returns the focus', async () => {
  const { server } = await show(bolt)
  await openOffer(NEWS, 'Bolt Join')
  server.on('POST /organizations/org-7/join-offer/dismiss', () => undefined)
  server.on(OFFERS, { offers: [{ ...bolt, isDismissed: true }] })
  await press('Don’t show again')
  await screen.findByText('No longer shown in the menu. You find it under Organizations.')
  const trigger = await screen.findByRole('button', { name: NO_NEWS })
  await expect.poll(() => document.activeElement).toBe(trigger)
  await userEvent.click(trigger)
  await focusInside('menu')
  expect(screen.queryByRole('menuitem', { name: /Bolt/ })).toBeNull()
})

it('says so when the organization no longer offers it, and closes', async () => {
  const { server, select } = await show(bolt)
  await openOffer(NEWS, 'Bolt Join')
  server.on(JOIN, refuse(404, 'JOIN_NOT_OFFERED'))
  server.on(OFFERS, { offers: [] })
  await press('Join')
  await screen.findAllByText(/^You could not join\. You can no longer join this organization/)
  await expectClosed('Join Bolt')
  expect(select).not.toHaveBeenCalled()
})

it('stays open while the server cannot be reached', async () => {
  const { server } = await show(bolt)
  await openOffer(NEWS, 'Bolt Join')
  server.on(JOIN, unreachable)
  server.on(OFFERS, unreachable)
  await press('Join')
  await screen.findAllByText(/^You could not join\. The server cannot be reached/)
  screen.getByRole('heading', { name: 'Join Bolt' })
})

it('asks once, and not again while nothing changes', async () => {
  const { server } = await show()
  await screen.findByRole('button', { name: NO_NEWS })
  await expect.poll(() => server.to(OFFERS).length).toBe(1)
  window.dispatchEvent(new Event('focus'))
  await userEvent.click(screen.getByRole('button', { name: NO_NEWS }))
  await focusInside('menu')
  expect(server.to(OFFERS)).toHaveLength(1)
})
