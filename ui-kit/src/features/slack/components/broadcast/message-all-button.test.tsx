import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aBroadcast, aSlackUser, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { MessageAllButton } from './message-all-button.tsx'

const USERS = 'GET /slack/users/org-1'
const LATEST = 'GET /organizations/org-1/slack/broadcasts/latest'
const ONE = 'GET /organizations/org-1/slack/broadcasts/broadcast-1'
const MISSES = 'GET /organizations/org-1/slack/broadcasts/broadcast-1/misses'
const CANCEL = 'POST /organizations/org-1/slack/broadcasts/broadcast-1/cancel'
const SEND = 'POST /slack/notify-all/org-1'

const running = aBroadcast()
const done = aBroadcast({ state: 'done', sent: 9 })
const misses = {
  misses: [
    { name: 'Chris Moreau', state: 'skipped', reason: 'no_slack_account' },
    { name: 'Dana Petrova', state: 'failed', reason: 'account_inactive' },
  ],
  pagination: ONE_PAGE,
}

async function visit(answers: Record<string, unknown> = {}) {
  const server = fakeApi({
    [USERS]: { users: [aSlackUser()], pagination: ONE_PAGE },
    [LATEST]: { broadcast: null },
    [MISSES]: misses,
    ...answers,
  })
  const view = await renderScreen(<MessageAllButton organizationId="org-1" />, { user: aUser() })
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Send message to all' }))
    return within(await screen.findByRole('dialog', { name: 'Message to all' }))
  }
  return { ...view, server, open }
}

/** The message is written and confirmed. */
async function send(answers: Record<string, unknown>) {
  const view = await visit(answers)
  const { user, open } = view
  const dialog = await open()
  await user.fill(await dialog.findByRole('textbox', { name: 'Message' }), 'Hello all')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await dialog.findByRole('region', { name: 'Send this message to all?' }))
  question.getByText('Hello all')
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Send to all' }))
  return { ...view, dialog }
}

it('is not offered without users', async () => {
  const { server } = await visit({ [USERS]: { users: [], pagination: { ...ONE_PAGE, total: 0 } } })
  await expect.poll(() => server.to(USERS)).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks for a message', async () => {
  const { user, open, server } = await visit()
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await dialog.findByText('Write a message')
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Message' }))
  expect(server.to(SEND)).toHaveLength(0)
})

it('keeps the message when it could not be sent, and says why', async () => {
  const { dialog } = await send({ [SEND]: refuse(409, 'NO_USERS_SLACK_NOTIFICATIONS') })
  await dialog.findByText('Failed to send notification')
  dialog.getByText('No users in this organization have enabled Slack notifications.')
  expect(dialog.queryByRole('button', { name: 'Send to all' })).toBeNull()
  const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toBe('Hello all')
})

it('says when the next message is possible', async () => {
  const { dialog } = await send({ [SEND]: refuse(429, 'TOO_MANY_REQUESTS', { retryAfter: 597 }) })
  expect(await dialog.findByText('You can send the next message to all in 10 minutes.')).toBeTruthy()
})

it('leads back to the message from the question', async () => {
  const { user, open, server } = await visit()
  const dialog = await open()
  await user.fill(await dialog.findByRole('textbox', { name: 'Message' }), 'Hello all')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const heading = await dialog.findByRole('heading', { name: 'Send this message to all?' })
  await expect.poll(() => document.activeElement).toBe(heading)
  await user.click(dialog.getByRole('button', { name: 'Change the message' }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello all')
  expect(server.to(SEND)).toHaveLength(0)
})

it('offers to try again when the last message could not be looked up', async () => {
  const { user, open, server } = await visit({ [LATEST]: unreachable })
  const dialog = await open()
  await dialog.findByText('This could not be loaded')
  server.on(LATEST, { broadcast: null })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('textbox', { name: 'Message' })).toBeTruthy()
})

it('says why sending could not be stopped', async () => {
  const { user, open } = await visit({
    [LATEST]: { broadcast: running },
    [ONE]: { broadcast: running },
    [CANCEL]: unreachable,
  })
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Stop sending' }))
  expect(await dialog.findByText('Sending could not be stopped')).toBeTruthy()
})

it('stops a message that is being sent', async () => {
  const { user, open } = await visit({
    [LATEST]: { broadcast: running },
    [ONE]: { broadcast: running },
    [CANCEL]: { broadcast: { ...running, state: 'cancelled' } },
  })
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Stop sending' }))
  expect(await dialog.findByText(/^Sending was stopped/)).toBeTruthy()
})

it('finds a message that is being sent again', async () => {
  const { user, open } = await visit({ [LATEST]: { broadcast: running }, [ONE]: { broadcast: running } })
  const first = await open()
  await first.findByText(/^4 of 10 people reached so far/)
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const again = await open()
  const progress = await again.findByRole<HTMLProgressElement>('progressbar')
  expect([progress.value, progress.max]).toEqual([4, 10])
})

it('keeps what is written when the dialog closes', async () => {
  const { user, open } = await visit()
  const first = await open()
  await user.fill(await first.findByRole('textbox', { name: 'Message' }), 'Hello')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const again = await open()
  const message = await again.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toBe('Hello')
})

it('sends once confirmed, counts, and says who was not reached and why', async () => {
  const answer = { success: true, message: '', data: {}, broadcast: done }
  const { dialog, server } = await send({ [SEND]: answer, [ONE]: { broadcast: done } })
  await dialog.findByText('The message has been sent.')
  const counts = ['Sent', 'Skipped', 'Errors'].map(
    (name) => dialog.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent,
  )
  expect(counts).toEqual(['9', '2', '1'])
  await dialog.findByText('No Slack account with this email')
  await dialog.findByText('Slack refused: account_inactive')
  expect(server.to(SEND)[0]!.body).toEqual({ message: 'Hello all' })
  expect(server.to(SEND)[0]!.headers.get('idempotency-key')).toBeTruthy()
})

it('says how many people get it later, and lets the next message be written meanwhile', async () => {
  const waiting = aBroadcast({ sent: 7, errors: 0, waiting: 3 })
  const { user, open } = await visit({ [LATEST]: { broadcast: waiting }, [ONE]: { broadcast: waiting } })
  const dialog = await open()
  await dialog.findByText('3 people get it later, in their hours.')
  await user.click(dialog.getByRole('button', { name: 'Write another message' }))
  expect(await dialog.findByRole('textbox', { name: 'Message' })).toBeTruthy()
})

it('offers no other message while one is being sent', async () => {
  const sending = aBroadcast({ sent: 3, errors: 0, waiting: 3 })
  const { open } = await visit({ [LATEST]: { broadcast: sending }, [ONE]: { broadcast: sending } })
  const dialog = await open()
  await dialog.findByText('3 people get it later, in their hours.')
  expect(dialog.queryByRole('button', { name: 'Write another message' })).toBeNull()
})
