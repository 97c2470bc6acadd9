import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  Invitation,
  InviteResult,
  InviteResults,
} from '@fanfare/contract/organizations/data/invitation.ts'
import { fakeApi, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'

const AGAIN = 'POST /organizations/org-1/invite'
const INVITE = 'POST /organizations/org-1/invitations'
const LIST = 'GET /organizations/org-1/invitations'
const RESEND = 'POST /organizations/org-1/invitations/i-1/resend'
const CANCEL = 'POST /organizations/org-1/invitations/cancellations'
const LINK = 'https://fanfare.example/invitation/secret'

function anInvitation(facts: Partial<Invitation> = {}): Invitation {
  return {
    id: 'i-1',
    invitedEmail: 'nia@northwind.example',
    role: 'member',
    invitedBy: { id: 'user-1', name: 'Ana Ribeiro' },
    createdAt: '2026-11-20T09:14:00.000Z',
    expiresAt: '2026-11-27T09:14:00.000Z',
    expired: false,
    sendAt: null,
    link: LINK,
    ...facts,
  }
}

const pending = anInvitation()

/** The outcomes of addresses, all sent unless they are named. */
const outcomesOf =
  (named: Record<string, InviteResult['outcome']> = {}) =>
  ({ body }: { body: unknown }): InviteResults => ({
    results: (body as { emails: string[] }).emails.map((email) => {
      const outcome = named[email] ?? 'sent'
      return { email, outcome, sendAt: outcome === 'queued' ? '2026-11-28T14:20:00.000Z' : null }
    }),
  })

async function visit(answers: Record<string, unknown> = {}, at = '/') {
  const organization = anOrganization()
  const server = fakeApi({
    [LIST]: { invitations: [pending], pagination: ONE_PAGE, areMailed: true },
    ...answers,
  })
  const view = await renderScreen(
    <>
      <InviteCard organization={organization} />
      <InvitationsCard organization={organization} />
    </>,
    { user: aUser(), at },
  )
  return { server, ...view }
}

const email = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
const send = () => screen.findByRole('button', { name: 'Send invitation' })

async function invite(answer: unknown, address = 'nia@northwind.example') {
  const visited = await visit({ [INVITE]: answer })
  await visited.user.fill(await email(), address)
  await visited.user.click(await send())
  return visited
}

it('starts at the addresses for a link that asks for it', async () => {
  await visit({}, '/#invite')
  const field = await email()
  await expect.poll(() => document.activeElement).toBe(field)
})

it('promises a mail only where the server sends mails', async () => {
  await visit()
  await screen.findByText(/^They get an email with a link/)
})

it('says that links are passed on by hand where the server sends no mails', async () => {
  await visit({ [LIST]: { invitations: [pending], pagination: ONE_PAGE, areMailed: false } })
  await screen.findByText(/^This server sends no email\. Copy the invitation link/)
  expect(screen.queryByText(/They get an email/)).toBeNull()
})

it('requires an email', async () => {
  const { server, user } = await visit()
  await user.click(await send())
  await screen.findByText('Enter an email')
  expect(server.to(INVITE)).toHaveLength(0)
})

it('refuses more addresses at once than the limit allows', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `p${index}@northwind.example`).join(' ')
  const { server, user } = await visit()
  await user.click(await email())
  await user.paste(many)
  await user.click(await send())
  await screen.findByText('At most 500 addresses at once')
  expect(server.to(INVITE)).toHaveLength(0)
})

it.each([
  ['member', 'Already a member'],
  ['invited', 'Already invited. Resend or cancel that invitation.'],
  ['invalid', 'Not a valid email'],
] as const)('says why an address was refused, and keeps it (%s)', async (outcome, words) => {
  await invite(outcomesOf({ 'nia@northwind.example': outcome }))
  await screen.findByText(words)
  expect((await email()).value).toBe('nia@northwind.example')
})

it('asks about an address without an account before it invites to sign up', async () => {
  const { server, user } = await invite(
    outcomesOf({ 'nia@northwnd.example': 'unknown' }),
    'nia@northwnd.example',
  )
  await screen.findByText(/^No account with this email/)
  expect((await email()).value).toBe('nia@northwnd.example')
  expect(screen.queryByText('Invitation sent successfully')).toBeNull()
  server.on(INVITE, outcomesOf())
  await user.click(screen.getByRole('button', { name: 'Invite them to sign up' }))
  await screen.findByText('Invitation sent successfully')
  expect(server.to(INVITE).map(({ body }) => (body as { allowSignup: boolean }).allowSignup)).toEqual([
    false,
    true,
  ])
  expect((await email()).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Invite them to sign up' })).toBeNull()
})

it('shows an error when the invitation could not be sent', async () => {
  await invite(unreachable)
  await screen.findByText('Failed to send invitation, please try again')
  await screen.findByText(/cannot be reached/)
})

it('invites several addresses in one request, and keeps those that were not invited', async () => {
  const { server, user } = await visit({
    [INVITE]: outcomesOf({ 'bo@a.example': 'member', nonsense: 'invalid', 'di@a.example': 'queued' }),
  })
  await user.click(await email())
  await user.paste('nia@a.example, NIA@a.example\nbo@a.example nonsense\r\ncy@a.example;di@a.example')
  await user.click(await send())
  const results = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem')
  expect(results.map(({ textContent }) => textContent)).toEqual([
    '2 invitations sent',
    expect.stringMatching(/^1 more will be sent Nov 28, 2026, .+\. You have reached the daily limit\.$/),
    'bo@a.example Already a member',
    'nonsense Not a valid email',
  ])
  expect((await email()).value).toBe('bo@a.example\nnonsense')
  expect(server.to(INVITE)).toHaveLength(1)
  expect(screen.queryByText('Invitation sent successfully')).toBeNull()
})

it('says when the sign-up invitations could not be sent, and keeps the addresses', async () => {
  const { server, user } = await invite(outcomesOf({ 'nia@a.example': 'unknown' }), 'nia@a.example')
  server.on(INVITE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await screen.findByRole('button', { name: 'Invite them to sign up' }))
  await screen.findAllByText(/^Failed to send invitation, please try again/)
  expect((await email()).value).toBe('nia@a.example')
})

it('says when the mail of an invitation will be sent', async () => {
  const waiting = anInvitation({ sendAt: '2026-11-28T14:20:00.000Z' })
  await visit({ [LIST]: { invitations: [waiting], pagination: ONE_PAGE, areMailed: true } })
  expect((await screen.findByRole('listitem')).textContent).toMatch(/Mail will be sent Nov 28, 2026/)
})

it('sends email and role, clears the form and fetches the list again', async () => {
  const { server, user } = await visit({
    [INVITE]: outcomesOf(),
    [LIST]: { invitations: [], pagination: ONE_PAGE },
  })
  await user.fill(await email(), ' nia@northwind.example ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin')
  server.on(LIST, { invitations: [anInvitation({ role: 'admin' })], pagination: ONE_PAGE })
  await user.click(await send())
  await screen.findByText('Invitation sent successfully')
  expect(server.to(INVITE)[0]!.body).toEqual({
    emails: ['nia@northwind.example'],
    role: 'admin',
    allowSignup: false,
  })
  expect((await email()).value).toBe('')
  await screen.findByRole('button', { name: 'Cancel the invitation to nia@northwind.example' })
})

it('shows no card for invitations where there are none', async () => {
  await visit({ [LIST]: { invitations: [], pagination: ONE_PAGE } })
  await expect.poll(() => screen.queryByRole('region', { name: 'Pending invitations' })).toBeNull()
})

it('shows an error when the invitations could not be loaded, and retries', async () => {
  const { server, user } = await visit({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'The invitations could not be loaded' })
  server.on(LIST, { invitations: [], pagination: ONE_PAGE })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('No pending invitations')
})

it('shows recipient, sender, date, role and status', async () => {
  const old = anInvitation({
    id: 'i-2',
    invitedEmail: 'old@northwind.example',
    role: 'admin',
    invitedBy: null,
    expired: true,
    link: null,
  })
  await visit({ [LIST]: { invitations: [pending, old], pagination: ONE_PAGE } })
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(first.textContent).toMatch(
    /nia@northwind\.examplePendingMemberInvited by Ana Ribeiro, (\d+ \w+ ago|yesterday)/,
  )
  expect(second.textContent).toContain('old@northwind.exampleExpiredAdminInvited by Former member')
})

it('an expired one can neither be resent nor copied, but replaced by a new one', async () => {
  const { server, user } = await visit({
    [LIST]: {
      invitations: [anInvitation({ role: 'admin', expired: true, link: null })],
      pagination: ONE_PAGE,
    },
    [AGAIN]: { invitation: pending },
  })
  const row = within(await screen.findByRole('listitem'))
  const names = row.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Invite again', 'Cancel'])
  await user.click(row.getByRole('button', { name: 'Invite nia@northwind.example again' }))
  await screen.findByText('Invitation sent successfully')
  const body = { email: 'nia@northwind.example', role: 'admin', allowSignup: true }
  expect(server.to(AGAIN)[0]!.body).toEqual(body)
})

it('copies the link', async () => {
  const { user, platform } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Copy link for nia@northwind.example' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(platform.copied).toEqual([LINK])
})

it('shows why an invitation could not be resent', async () => {
  const { user } = await visit({ [RESEND]: refuse(409, 'INVITATION_EXPIRED') })
  await user.click(
    await screen.findByRole('button', { name: 'Resend the invitation to nia@northwind.example' }),
  )
  await screen.findAllByText(/has expired. Invite the person again/)
})

it('resends an invitation', async () => {
  const { user } = await visit({ [RESEND]: { invitation: pending } })
  await user.click(
    await screen.findByRole('button', { name: 'Resend the invitation to nia@northwind.example' }),
  )
  await screen.findByText(/Invitation sent again/)
})

async function cancel(answer: unknown) {
  const visited = await visit({ [CANCEL]: answer })
  await visited.user.click(
    await screen.findByRole('button', { name: 'Cancel the invitation to nia@northwind.example' }),
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this invitation?' }))
  expect(visited.server.to(CANCEL)).toHaveLength(0)
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel invitation' }))
}

it('shows why an invitation could not be canceled', async () => {
  await cancel(unreachable)
  await screen.findAllByText(/cannot be reached/)
})

it('treats one that is already gone as cancelled', async () => {
  await cancel(refuse(404, 'INVITATION_NOT_FOUND'))
  await screen.findByText('Invitation canceled')
})

it('cancels an invitation after a confirmation', async () => {
  await cancel(pendingAnswer('i-1'))
  await screen.findByText('Invitation canceled')
})

it('cancels the invitations from one row to another with the Shift key, and says which were refused', async () => {
  const invitations = ['i-1', 'i-2', 'i-3', 'i-4'].map((id) =>
    anInvitation({ id, invitedEmail: `${id}@northwind.example` }),
  )
  const { server, user } = await visit({
    [LIST]: { invitations, pagination: ONE_PAGE, areMailed: true },
    [CANCEL]: {
      actionId: 'action-1',
      results: [...pendingAnswer('i-1', 'i-2').results, { id: 'i-3', error: 'ACTION_PENDING' }],
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select i-1@northwind.example' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select i-3@northwind.example' }))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Cancel 3 invitations' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 3 invitations' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 invitations' }))
  await screen.findByText('2 invitations canceled. 1 could not be changed.')
  expect(server.to(CANCEL).map(({ body }) => body)).toEqual([{ ids: ['i-1', 'i-2', 'i-3'] }])
  expect(screen.queryByText('i-1@northwind.example')).toBeNull()
  screen.getByText('i-3@northwind.example')
})
