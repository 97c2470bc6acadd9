import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import JoinOffers from './join-offers.tsx'

const OFFERS = 'GET /users/me/join-offers'
const JOIN = 'POST /organizations/org-7/join'
const WITHDRAW = 'DELETE /organizations/org-7/join'

const anOffer = (facts: Partial<JoinOffer> = {}): JoinOffer => ({
  organization: { id: 'org-7', name: 'Bolt' },
  domain: 'bolt.test',
  joining: 'direct',
  requestedAt: null,
  isDismissed: false,
  ...facts,
})

const asked = anOffer({ joining: 'request', requestedAt: '2026-11-20T09:14:00.000Z' })

async function visit(...offers: JoinOffer[]) {
  const server = fakeApi({ [OFFERS]: { offers } })
  const view = await renderScreen(<JoinOffers />, { user: aUser() })
  return { server, ...view }
}

it('shows nothing without an offer', async () => {
  const { server } = await visit()
  await expect.poll(() => server.to(OFFERS).length).toBe(1)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('joins an organization, and says when that is not possible any more', async () => {
  const { server, user } = await visit(anOffer())
  server.on(JOIN, refuse(404, 'JOIN_NOT_OFFERED'))
  await screen.findByText('People with an address at bolt.test can join this organization.')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await screen.findAllByText(/^You could not join\. You can no longer join this organization/)
  server.on(JOIN, { state: 'joined' })
  server.on(OFFERS, { offers: [] })
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByText('You are now a member of Bolt')
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
})

it('asks to join, and withdraws the request', async () => {
  const { server, user } = await visit(anOffer({ joining: 'request' }))
  const ask = await screen.findByRole('button', { name: 'Ask to join' })
  server.on(JOIN, { state: 'requested' })
  server.on(OFFERS, { offers: [asked] })
  await user.click(ask)
  await screen.findByRole('region', { name: 'You asked to join Bolt' })
  server.on(WITHDRAW, () => undefined)
  server.on(OFFERS, { offers: [] })
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }))
  await screen.findByText('Request withdrawn')
})
