import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackChannel, SlackScheduledShare } from '@fanfare/contract/slack/data/slack.ts'
import { detourFrom } from '../../../../components/detour.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import {
  aBroadcast,
  aPost,
  aScheduledShare,
  aSlackChannel,
  aSlackStatus,
  aSlackUser,
  aUser,
  ONE_PAGE,
} from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ShareButton from './share-button.tsx'

const STATUS = 'GET /organizations/org-1/slack/status'
const CHANNELS = 'GET /slack/channels/org-1'
const SHARE = 'POST /posts/post-1/share-with-slack'
const MEMBER = { manage: false, share: true, messageAll: false }
const WAITING = 'GET /posts/post-1/slack-shares'
const DONE = {
  success: true,
  message: 'The post has been shared to Slack.',
  broadcastId: null,
  waitsForStart: false,
}
const STARTS_AT = '2090-03-02T10:00:00.000Z'

const channelsOf = (...channels: SlackChannel[]) => ({
  success: true,
  channels,
  message: '',
  pagination: { ...ONE_PAGE, total: channels.length },
})

const waitingOf = (...shares: SlackScheduledShare[]) => ({
  shares,
  pagination: { ...ONE_PAGE, total: shares.length },
})

async function visit(
  answers: Record<string, unknown> = {},
  facts: Partial<Post> = {},
  message = 'Have a look',
  at = '/posts/post-1',
) {
  const server = fakeApi({
    [STATUS]: aSlackStatus(),
    [CHANNELS]: channelsOf(aSlackChannel()),
    [WAITING]: waitingOf(),
    ...answers,
  })
  const post = aPost({ isPublic: true, moderationStatus: 'approved', ...facts })
  const view = await renderScreen(<ShareButton post={post} message={message} />, { user: aUser(), at })
  return { ...view, server }
}

/** The dialog, opened. */
async function open(answers: Record<string, unknown> = {}, facts: Partial<Post> = {}, message?: string) {
  const view = await visit(answers, facts, message)
  await view.user.click(await enabled())
  const dialog = within(await screen.findByRole('dialog', { name: 'Share to Slack' }))
  return { ...view, dialog }
}

const shareButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Share to Slack' })

/** The button, once the status of the connection is known. */
async function enabled() {
  await expect.poll(() => shareButton()?.disabled).toBe(false)
  return shareButton()!
}

describe('sharing is disabled, with the reason', () => {
  it.each<[string, Record<string, unknown>, Partial<Post>]>([
    ['This organization is not connected to Slack.', { [STATUS]: unreachable }, {}],
    [
      'This organization is not connected to Slack.',
      { [STATUS]: aSlackStatus({ connected: false, can: MEMBER }) },
      {},
    ],
    ['A post in review cannot be shared yet.', {}, { moderationStatus: 'pending' }],
    ['A rejected post cannot be shared.', {}, { moderationStatus: 'rejected' }],
    ['A hidden post cannot be shared.', {}, { isHidden: true }],
    ['Only public posts can be shared to Slack.', {}, { isPublic: false }],
    ['You cannot share a post that has ended.', {}, { endsAt: '2026-01-01T10:00:00.000Z' }],
  ])('%s', async (reason, answers, facts) => {
    const { user } = await visit(answers, facts)
    const share = await enabled()
    expect(share.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(share.getAttribute('aria-describedby')!)?.textContent).toBe(reason)
    await user.click(share)
    expect(screen.queryByRole('dialog', { name: 'Share to Slack' })).toBeNull()
  })
})

it('leads those who may connect Slack to the settings, and back to the post', async () => {
  const { user } = await visit(
    { [STATUS]: aSlackStatus({ connected: false }) },
    {},
    '',
    '/posts/post-1?tab=replies',
  )
  await user.click(await screen.findByRole('link', { name: 'Connect Slack' }))
  expect(screen.getByLabelText('address').textContent).toBe(
    '/organizations/org-1/settings/integrations/slack',
  )
  expect(window.history.state).toMatchObject({ usr: detourFrom('/posts/post-1?tab=replies') })
})

describe('what is written stays', () => {
  it.each([
    ['SLACK_NOT_IN_CHANNEL', /bot is not in/i],
    ['SLACK_NOT_CONNECTED', 'This organization is not connected to Slack.'],
    ['SLACK_UNAVAILABLE', /Slack does not answer/],
  ] as const)('when the server says %s', async (code, text) => {
    const { user, dialog } = await open({ [SHARE]: refuse(409, code) })
    await user.selectOptions(await dialog.findByRole('combobox'), '#marketing')
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    await user.fill(message, ', all of you')
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await dialog.findByText('Failed to share')
    dialog.getByText(text)
    expect(message.value).toBe('Have a look, all of you')
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('C1')
  })
})

it('asks for a channel and a message', async () => {
  const { user, dialog, server } = await open()
  await user.clear(await dialog.findByRole('textbox', { name: 'Message' }))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  await dialog.findByText('Write a message')
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Choose a channel')
  expect(server.to(SHARE)).toHaveLength(0)
})

it('offers to try again when the channels could not be loaded', async () => {
  const { user, dialog, server } = await open({ [CHANNELS]: unreachable })
  await dialog.findByText('Failed to load channels')
  server.on(CHANNELS, channelsOf(aSlackChannel()))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('option', { name: '#marketing' })).toBeTruthy()
})

it('offers no channel that the bot is not in, and says why', async () => {
  const without = aSlackChannel({ id: 'C2', name: 'sales', is_member: false })
  const { dialog } = await open({ [CHANNELS]: channelsOf(aSlackChannel(), without) })
  const option = await dialog.findByRole<HTMLOptionElement>('option', { name: '#sales (without the bot)' })
  expect(option.disabled).toBe(true)
  expect(dialog.getByRole<HTMLOptionElement>('option', { name: '#marketing' }).disabled).toBe(false)
  dialog.getByText('You can only choose channels the bot is in.')
  dialog.getByText('The bot must be added manually by the workspace administrator.')
})

it('shows what the channel will see while the message is written', async () => {
  const { user, dialog } = await open()
  const preview = within(await dialog.findByRole('figure', { name: 'Preview' }))
  preview.getByText('How we cut our latency in half')
  preview.getByText('linkedin.com')
  await user.fill(dialog.getByRole('textbox', { name: 'Message' }), ', all of you')
  expect(await preview.findByText('Have a look, all of you')).toBeTruthy()
})

it('covers a sensitive post in the preview too', async () => {
  const { dialog } = await open({}, { isSensitive: true })
  const preview = within(await dialog.findByRole('figure', { name: 'Preview' }))
  expect(preview.queryByText('How we cut our latency in half')).toBeNull()
})

it('shares to a channel, and says so', async () => {
  const { user, dialog, server } = await open({ [SHARE]: DONE })
  await user.selectOptions(await dialog.findByRole('combobox'), '#marketing')
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  await dialog.findByText('The post is now in #marketing.')
  expect(server.to(SHARE)[0]!.body).toEqual({
    shareType: 'channel',
    channelId: 'C1',
    message: 'Have a look',
  })
  expect(server.to(SHARE)[0]!.headers.get('idempotency-key')).toBeTruthy()
})

it('searches more channels than a page at the server', async () => {
  const many = { ...channelsOf(aSlackChannel()), pagination: { ...ONE_PAGE, totalPages: 3 } }
  const { user, dialog, server } = await open({ [CHANNELS]: many })
  await user.fill(await dialog.findByRole('searchbox', { name: 'Search channels' }), 'sales')
  await expect.poll(() => server.to(CHANNELS).at(-1)?.query.get('search')).toBe('sales')
})

describe('to all', () => {
  const broadcast = aBroadcast({ state: 'done', sent: 8, skipped: 0, errors: 0 })
  const sent = {
    [SHARE]: { ...DONE, broadcastId: 'broadcast-1' },
    'GET /organizations/org-1/slack/broadcasts/broadcast-1': { broadcast },
  }

  it('is not offered to members', async () => {
    const { dialog } = await open({ [STATUS]: aSlackStatus({ can: MEMBER }) })
    await dialog.findByRole('combobox')
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  it('is the only way without a channel', async () => {
    const { user, dialog, server } = await open({ ...sent, [CHANNELS]: channelsOf() })
    await dialog.findByText(/has no channel to share to, so the post goes to all members/)
    await user.click(dialog.getByRole('button', { name: 'Send to all' }))
    await dialog.findByText('The message has been sent.')
    expect(server.to(SHARE)[0]!.body).toEqual({ shareType: 'all', message: 'Have a look' })
  })

  it('is chosen by owners and admins', async () => {
    const { user, dialog, server } = await open(sent)
    await user.click(await dialog.findByRole('radio', { name: 'All users' }))
    await user.click(dialog.getByRole('button', { name: 'Send to all' }))
    await expect.poll(() => server.to(SHARE)[0]?.body).toEqual({ shareType: 'all', message: 'Have a look' })
  })
})

it('shows mentions by name, and sends their ids', async () => {
  const answers = {
    'GET /slack/users/org-1': { users: [aSlackUser()], pagination: ONE_PAGE },
    [SHARE]: DONE,
  }
  const { user, dialog, server } = await open(answers, {}, 'Thanks, {@U1|Bea}')
  const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toBe('Thanks, {@Bea Costa}')
  await user.selectOptions(await dialog.findByRole('combobox'), '#marketing')
  await user.click(message)
  await user.keyboard('!')
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  await dialog.findByText('Shared')
  expect(server.to(SHARE)[0]!.body).toMatchObject({ message: 'Thanks, {@U1|Bea Costa}!' })
})

describe('before the post starts', () => {
  const scheduled = { startsAt: STARTS_AT }
  const share = aScheduledShare()

  it('says that the message waits, and lists what does', async () => {
    const waits = { ...DONE, waitsForStart: true }
    const { user, dialog, server } = await open({ [SHARE]: waits }, scheduled)
    await dialog.findByText(/^The message waits until the post starts/)
    expect(dialog.queryByText('Waiting for the start')).toBeNull()
    await user.selectOptions(await dialog.findByRole('combobox'), '#marketing')
    server.on(WAITING, waitingOf(share))
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await dialog.findByText('The message for #marketing waits for the start.')
    const list = within(await dialog.findByRole('list', { name: 'Waiting for the start' }))
    await list.findByText('Waits for the start')
    expect(list.getByText('Ana Ribeiro')).toBeTruthy()
  })

  it('cancels a message that waits', async () => {
    const { user, dialog, server } = await open({ [WAITING]: waitingOf(share) }, scheduled)
    const cancel = await dialog.findByRole('button', { name: 'Cancel the message for #marketing' })
    server.on('DELETE /posts/post-1/slack-shares/share-1', refuse(404, 'SLACK_SHARE_NOT_FOUND'))
    await user.click(cancel)
    await screen.findAllByText(/This message was sent or cancelled already/)
    server.on('DELETE /posts/post-1/slack-shares/share-1', null)
    server.on(WAITING, waitingOf())
    await user.click(await dialog.findByRole('button', { name: 'Cancel the message for #marketing' }))
    await expect.poll(() => dialog.queryByRole('list', { name: 'Waiting for the start' })).toBeNull()
  })

  it('does not offer to cancel the message of someone else', async () => {
    const other = aScheduledShare({ can: { cancel: false } })
    const { dialog } = await open({ [WAITING]: waitingOf(other) }, scheduled)
    await dialog.findByText('#marketing', { selector: 'span' })
    expect(dialog.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  })

  it('offers to try again when the list could not be loaded', async () => {
    const { user, dialog, server } = await open({ [WAITING]: unreachable }, scheduled)
    await dialog.findByText('The waiting messages could not be loaded')
    server.on(WAITING, waitingOf(share))
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Waits for the start')).toBeTruthy()
  })
})

it('says why a message was not sent at the start, and removes it', async () => {
  const failed = aScheduledShare({ channel: null, state: 'failed', error: 'SLACK_NOT_IN_CHANNEL' })
  const { user, dialog, server } = await open({ [WAITING]: waitingOf(failed) })
  await dialog.findByText(/^The bot is not in the channel/)
  dialog.getByText('Not sent')
  server.on('DELETE /posts/post-1/slack-shares/share-1', null)
  server.on(WAITING, waitingOf())
  await user.click(dialog.getByRole('button', { name: 'Remove the message for All users' }))
  await expect.poll(() => dialog.queryByText('Not sent')).toBeNull()
})
