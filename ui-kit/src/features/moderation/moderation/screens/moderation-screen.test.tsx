import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aPendingPost, aUser } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { moderationHandlers } from '../api/live.ts'
import ModerationScreen from './moderation-screen.tsx'

const QUEUE = 'GET /posts/moderation'
const MODERATE = 'POST /posts/moderation/pending-decisions'

const queueOf = (...posts: PendingPost[]) => ({
  posts,
  pagination: { page: 1, limit: 20, total: posts.length, totalPages: 1 },
  stats: { pending: posts.length, approvedToday: 3, rejectedToday: 2 },
})
const first = aPendingPost({ othersOfHost: 2 })
const second = aPendingPost({ id: 'post-2', title: 'Our launch' })
const decided = pendingAnswer('post-1')

async function visit(answer: unknown = queueOf(first, second)) {
  const server = fakeApi({ [QUEUE]: answer })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(<ModerationScreen />, {
    path: '/admin/moderation',
    at: '/admin/moderation',
    user,
  })
  return { server, ...view }
}

const row = (name: string) => screen.findByRole('listitem', { name })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load posts' })
  server.on(QUEUE, queueOf(first))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await row('We are hiring')
})

it('says that nothing waits, and leads back to the dashboard', async () => {
  await visit(queueOf())
  await screen.findByRole('heading', { name: 'No moderation items' })
  const back = screen.getByRole('link', { name: 'Back to dashboard' })
  expect(back.getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
})

it('says that a first public post waits for a look, and offers no approval of its approved host', async () => {
  const first = { moderationReason: 'first_public_post', isHostApproved: true, hostCanBeApproved: false }
  await visit(queueOf(aPendingPost(first)))
  const shown = within(await row('We are hiring'))
  shown.getByText('This is one of its organization’s first public posts.')
  expect(shown.queryByText(/reviewed yet|blocked|first_public_post/)).toBeNull()
  expect(shown.queryByRole('checkbox', { name: /permanently/ })).toBeNull()
})

it('shows the counts, and everything of a public post', async () => {
  await visit(queueOf(aPendingPost({ moderationReason: 'A link farm.' })))
  const shown = within(await row('We are hiring'))
  for (const text of [
    'Come and join us.',
    'Shared by Mira Member in Northwind Labs',
    '#hiring',
    'news.example has not been reviewed yet.',
    'Rejected before: A link farm.',
  ]) {
    shown.getByText(text)
  }
  expect(shown.getByRole('link', { name: /Open link/ }).getAttribute('href')).toBe(
    'https://news.example/jobs',
  )
  expect(screen.getByText('Approved today').nextElementSibling?.textContent ?? '').toBe('3')
})

it('shows of a private post title and link only', async () => {
  await visit(
    queueOf(aPendingPost({ isPublic: false, comment: null, creator: null, organization: null, tags: [] })),
  )
  const shown = within(await row('We are hiring'))
  shown.getByText('Private')
  shown.getByText('This post is private: only its title and link are shown here.')
  expect(shown.queryByText('Come and join us.')).toBeNull()
})

it('covers a sensitive post until it is opened', async () => {
  const { user } = await visit(queueOf(aPendingPost({ isSensitive: true })))
  await row('Sensitive post')
  expect(screen.queryByText('Come and join us.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  await screen.findByText('Come and join us.')
})

it('approves a post with its host, after it has said how many other posts that approves', async () => {
  const { server, user } = await visit()
  const shown = within(await row('We are hiring'))
  shown.getByText('Approves 2 other posts that are waiting for it. Later ones skip moderation.')
  await user.click(shown.getByRole('checkbox', { name: 'Approve news.example permanently' }))
  server.on(MODERATE, decided)
  await user.click(shown.getByRole('button', { name: 'Approve We are hiring' }))
  await screen.findByText('Domain approved: news.example. 2 other posts were approved with it.')
  expect(server.to(MODERATE)[0]!.body).toEqual({
    ids: ['post-1'],
    action: 'approve',
    approveDomain: true,
  })
  await waitFor(() => expect(screen.queryByText('We are hiring')).toBeNull())
})

it('does not offer to approve a host that cannot be', async () => {
  await visit(queueOf(aPendingPost({ hostCanBeApproved: false })))
  await row('We are hiring')
  expect(screen.queryByRole('checkbox', { name: /permanently/ })).toBeNull()
})

it('says that a decision failed, and keeps the post', async () => {
  const { server, user } = await visit()
  server.on(MODERATE, refuse(500, 'INTERNAL_ERROR'))
  await user.click(await screen.findByRole('button', { name: 'Approve We are hiring' }))
  await screen.findAllByText(/^Error moderating post\. Please try again\./)
  await row('We are hiring')
})

it('asks for a reason before it rejects', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Reject We are hiring' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject post?' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Enter a reason')
  expect(server.to(MODERATE)).toHaveLength(0)
  await user.fill(dialog.getByLabelText('Reason'), 'A link farm.')
  server.on(MODERATE, decided)
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await screen.findByText('Post rejected')
  expect(server.to(MODERATE)[0]!.body).toEqual({ ids: ['post-1'], action: 'reject', reason: 'A link farm.' })
  await waitFor(() => expect(screen.queryByText('We are hiring')).toBeNull())
})

it('tells what another moderator decided first, and shows the queue without the post', async () => {
  const { server, user } = await visit()
  const decision = {
    status: 'rejected',
    reason: 'Spam.',
    moderatedAt: first.createdAt,
    moderator: 'Ada',
  } as const
  await row('We are hiring')
  server.on(MODERATE, refuse(409, 'POST_MODERATED', { decision }))
  server.on(QUEUE, queueOf(second))
  await user.click(await screen.findByRole('button', { name: 'Approve We are hiring' }))
  await screen.findByText('Ada already rejected this post: Spam.')
  await waitFor(() => expect(screen.queryByText('We are hiring')).toBeNull())
})

it('decides about all selected posts, and says how many were decided about before', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await screen.findByText('2 selected')
  const results = [
    { id: 'post-1', error: null },
    { id: 'post-2', error: 'POST_MODERATED' },
  ]
  server.on(MODERATE, { actionId: 'action-1', results })
  await user.click(screen.getByRole('button', { name: 'Approve 2 posts' }))
  await screen.findByText('1 post approved. 1 could not be changed.')
  expect(server.to(MODERATE)[0]!.body).toEqual({ ids: ['post-1', 'post-2'], action: 'approve' })
})

it('is used with the keyboard, and moves the focus to the next post', async () => {
  const { server, user } = await visit()
  const [one, two] = [await row('We are hiring'), await row('Our launch')]
  await user.keyboard('j')
  expect(document.activeElement).toBe(one)
  await user.keyboard('jkx')
  expect(document.activeElement).toBe(one)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select We are hiring' }).checked).toBe(true)
  server.on(MODERATE, decided)
  await user.keyboard('a')
  await screen.findByText('Post approved')
  await waitFor(() => expect(document.activeElement).toBe(two))
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: 'Reject post?' })
})

it('has no shortcuts when they are switched off', async () => {
  usePreferences.setState({ shortcuts: false })
  const { user } = await visit()
  await row('We are hiring')
  await user.keyboard('ja')
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('list', { name: 'Keyboard shortcuts' })).toBeNull()
  usePreferences.setState({ shortcuts: true })
})

it('shows a new post as soon as it waits', async () => {
  const { server, queryClient } = await visit(queueOf(first))
  await row('We are hiring')
  server.on(QUEUE, queueOf(first, second))
  act(() => handleEvent(moderationHandlers, queryClient, { type: 'moderation.changed' }))
  await row('Our launch')
  expect(screen.getByText('Pending').parentElement!.textContent).toContain('2')
})
