import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { InviteLink } from '@fanfare/contract/organizations/data/invitation.ts'
import { fakeApi, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import InviteLinkCard from './invite-link-card.tsx'

const SHOW = 'GET /organizations/org-1/invite-link'
const MAKE = 'PUT /organizations/org-1/invite-link'
const REVOKE = 'DELETE /organizations/org-1/invite-link'

const aLink = (facts: Partial<InviteLink> = {}): InviteLink => ({
  link: 'https://fanfare.example/invitation/secret',
  role: 'member',
  createdBy: { id: 'user-1', name: 'Ana Ribeiro' },
  createdAt: '2026-11-20T09:14:00.000Z',
  expiresAt: null,
  uses: 3,
  usesMax: null,
  hasEnded: false,
  ...facts,
})

async function visit(answer: unknown) {
  const server = fakeApi({ [SHOW]: answer })
  const view = await renderScreen(<InviteLinkCard organization={anOrganization()} />, { user: aUser() })
  return { server, ...view }
}

it('shows an error when the link cannot be loaded, and tries again', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'The invite link could not be loaded' })
  server.on(SHOW, { inviteLink: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Create link' })
})

it('makes a link with a role, an end and a number of people', async () => {
  const { server, user } = await visit({ inviteLink: null })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Admin')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'After 30 days')
  await user.selectOptions(screen.getByRole('combobox', { name: 'People' }), '10 people')
  server.on(MAKE, { inviteLink: aLink({ role: 'admin', uses: 0, usesMax: 10 }) })
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText('0 of 10 joined')
  expect(server.to(MAKE)[0]!.body).toEqual({ role: 'admin', days: 30, usesMax: 10 })
})

it('says why a link could not be made, and keeps the choices', async () => {
  const { server, user } = await visit({ inviteLink: null })
  server.on(MAKE, unreachable)
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role' })
  await user.selectOptions(role, 'Admin')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText('The link could not be created')
  expect(role.value).toBe('admin')
})

it('copies the link, and says how many joined and until when it works', async () => {
  const { user, platform } = await visit({ inviteLink: aLink({ expiresAt: '2026-12-04T09:14:00.000Z' }) })
  await screen.findByText('3 people joined')
  await screen.findByText(/^Until/)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(platform.copied).toEqual(['https://fanfare.example/invitation/secret'])
})

it('does not offer to copy a link that has ended', async () => {
  await visit({ inviteLink: aLink({ hasEnded: true }) })
  await screen.findByText('Ended')
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

it('revokes the link after a confirmation', async () => {
  const { server, user } = await visit({ inviteLink: aLink() })
  server.on(REVOKE, () => undefined)
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the invite link?' }))
  expect(server.to(REVOKE)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await screen.findByRole('button', { name: 'Create link' })
  await screen.findByText('Invite link revoked')
})
