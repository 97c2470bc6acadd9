import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OrganizationList } from '@fanfare/contract/organizations/data/organization.ts'
import { CurrentOrganizationContext } from '../../../../platform/session/current-organization.ts'
import { hasSignedUpFor, rememberSignUpFor } from '../../../../platform/session/signed-up-for.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { fakeApi, delayed, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { Invitation } from './invitation.tsx'

const CHECK = 'GET /organizations/invitations/secret'
const APPROVE = 'POST /organizations/invitations/approve'
const joined = { message: 'You are now a member of Northwind Labs.', organizationId: 'org-2' }
const check = {
  valid: true,
  state: 'open',
  message: 'You are invited to join Northwind Labs.',
  isExistingUser: true,
  organization: { name: 'Northwind Labs' },
  invitedBy: 'Olga Ferreira',
  invitedEmail: 'a***@northwind.example',
  signUpEmail: null,
  isForYou: true,
}

beforeEach(() => sessionStorage.clear())

const address = () => screen.getByLabelText('address').textContent
const join = () => screen.findByRole('button', { name: 'Join' })

async function open(answer: unknown, path = '/invitation/secret') {
  const server = fakeApi({ [CHECK]: check, [APPROVE]: answer })
  const select = vi.fn<(id: string) => void>()
  const standing = {
    organizations: [],
    hasMore: false,
    current: null,
    status: 'ready' as const,
    error: null,
    retry: () => undefined,
  }
  const { user, queryClient } = await renderScreen(
    <CurrentOrganizationContext value={{ ...standing, select }}>
      <Invitation token="secret" />
    </CurrentOrganizationContext>,
    { path, at: '/invitation/secret', user: aUser() },
  )
  queryClient.setQueryData<OrganizationList>(ORGANIZATIONS_KEY, { organizations: [], pagination: ONE_PAGE })
  const listIsOld = () => queryClient.getQueryState(ORGANIZATIONS_KEY)?.isInvalidated
  return { server, user, select, listIsOld, button: await join() }
}

it.each([
  ['cannot be reached', unreachable, /cannot be reached/],
  ['has seen too many tries', refuse(429, 'TOO_MANY_REQUESTS'), /Too many attempts/],
])('keeps everything when the server %s, and can be retried', async (_, answer, reason) => {
  const { server, user, select, button } = await open(answer)
  await user.click(button)
  await screen.findByText('Failed to approve invitation')
  await screen.findByText(reason)
  expect(select).not.toHaveBeenCalled()
  expect(address()).toBe('/invitation/secret')

  server.on(APPROVE, joined)
  await user.click(await join())
  await expect.poll(address).toBe('/dashboard')
})

it('fetches an invitation again that was used or cancelled meanwhile', async () => {
  const { server, user, button } = await open(refuse(404, 'INVITATION_NOT_FOUND'))
  server.on(CHECK, {
    ...check,
    valid: false,
    state: 'ended',
    organization: null,
    invitedEmail: null,
    isForYou: null,
  })
  await user.click(button)
  await screen.findByRole('heading', { name: 'This invitation is not valid' })
})

it('says so when it turns out to be for another address', async () => {
  const { server, user, button } = await open(refuse(403, 'INVITATION_FOR_ANOTHER'))
  server.on(CHECK, { ...check, isForYou: false })
  await user.click(button)
  await screen.findByRole('heading', { name: 'This invitation is for another email' })
})

it('is accepted once by two clicks in the same task', async () => {
  const { server, button } = await open(joined)
  for (let clicks = 0; clicks < 2; clicks += 1) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await expect.poll(address).toBe('/dashboard')
  expect(server.to(APPROVE)).toHaveLength(1)
})

it('cannot be accepted twice while sending', async () => {
  const { answer, release } = delayed(joined)
  const { server, user, button } = await open(answer)
  await user.dblClick(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  release()
  await expect.poll(address).toBe('/dashboard')
  expect(server.to(APPROVE)).toHaveLength(1)
})

it('cannot be accepted again while the dashboard is loading', async () => {
  const { server, user, button } = await open(joined, '*')
  await user.click(button)
  await expect.poll(address).toBe('/dashboard')
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(server.to(APPROVE)).toHaveLength(1)
})

it('names the recipient', async () => {
  await open(joined)
  await screen.findByRole('heading', { level: 1, name: 'Join Northwind Labs' })
  await screen.findByText('Olga Ferreira invites you to Fanfare as ana@northwind.example.')
})

it('joins at once who has signed up for it, and no other', async () => {
  rememberSignUpFor('secret')
  const { server, select } = await open(joined)
  await expect.poll(address).toBe('/dashboard')
  expect(server.to(APPROVE)).toHaveLength(1)
  expect(select.mock.calls).toEqual([['org-2']])
  expect(hasSignedUpFor('secret')).toBe(false)

  rememberSignUpFor('another')
  const other = await open(joined)
  expect(other.server.to(APPROVE)).toHaveLength(0)
})

it('lets who has signed up for it try again', async () => {
  rememberSignUpFor('secret')
  const { server, user } = await open(unreachable)
  await screen.findByText('Failed to approve invitation')
  server.on(APPROVE, joined)
  await user.click(await join())
  await expect.poll(address).toBe('/dashboard')
})

it('opens the dashboard of the joined organization', async () => {
  const { server, user, select, listIsOld, button } = await open(joined)
  await user.click(button)
  await expect.poll(address).toBe('/dashboard')
  await screen.findAllByText('You are now a member of Northwind Labs')
  expect(server.to(APPROVE).map(({ body }) => body)).toEqual([{ token: 'secret' }])
  expect(select.mock.calls).toEqual([['org-2']])
  expect(listIsOld()).toBe(true)
})
