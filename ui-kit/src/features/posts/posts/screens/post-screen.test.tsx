import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { COPIED_FEEDBACK_MS } from '@fanfare/contract/core/rules/limits.ts'
import { delayed, fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aPost, aUser } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SUGGESTIONS_START_ID } from '../../../../components/suggestions-start.ts'
import { hideTargets } from '../../../../components/undo/pending-actions.ts'
import { postQuery } from '../api/post-queries.ts'
import { PostList } from '../components/post-list.tsx'
import { PostScreen } from './post-screen.tsx'

afterEach(() => void vi.useRealTimers())

const suggestionsOf = ({ id }: { id: string }, about: ReactNode) => (
  <>
    {about}
    <p>suggestions for {id}</p>
  </>
)

const visit = () =>
  renderScreen(<PostScreen suggestions={suggestionsOf} />, {
    path: '/posts/:postId',
    at: '/posts/post-1',
    user: aUser(),
  })

it('says that a post is not found, and leads back to the dashboard', async () => {
  fakeApi({ 'GET /posts/post-1': refuse(404, 'POST_NOT_FOUND') })
  await visit()
  await screen.findByRole('heading', { name: 'Post not found' })
  screen.getByText('It may have been deleted, or it belongs to an organization you are not in.')
  expect(screen.queryByText('Post not found.')).toBeNull()
  screen.getByRole('link', { name: 'Back to dashboard' })
})

it('says that a post is about to be deleted, also after the page was loaded again, and undoes that', async () => {
  const server = fakeApi({
    'GET /posts/post-1': { post: aPost() },
    'DELETE /pending-actions/action-1': refuse(409, 'UNDO_TOO_LATE'),
  })
  const { user, queryClient } = await visit()
  hideTargets(queryClient, { id: 'action-1', ids: ['post-1'], undoMs: 5_000 })
  await screen.findByRole('heading', { name: 'You can still undo your last action.' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findAllByText('It is too late to undo this.')
  server.on('DELETE /pending-actions/action-1', () => undefined)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await opensAsListed()
})

const opensAsListed = () => screen.findByRole('heading', { level: 1, name: 'How we cut our latency in half' })

/** Opens the post from the list of its organization; `answer` is what the server says of the post itself. */
async function openFromList(answer: unknown) {
  const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
  const posts = [aPost()]
  fakeApi({
    'GET /posts/organization/org-1': { posts, total: 1, pagination, hasMore: false, unreadIds: [] },
    'GET /posts/organization/org-1/waiting': { postIds: [] },
    'GET /posts/post-1': answer,
  })
  const page = (
    <Routes>
      <Route path="/dashboard" element={<PostList organization={anOrganization()} />} />
      <Route path="/posts/:postId" element={<PostScreen suggestions={suggestionsOf} />} />
    </Routes>
  )
  const view = await renderScreen(page, { at: '/dashboard', user: aUser() })
  await view.user.click(await screen.findByRole('link', { name: 'How we cut our latency in half' }))
  return view
}

it('shows nothing of a listed post that is gone', async () => {
  const answer = delayed(refuse(404, 'POST_NOT_FOUND'))
  await openFromList(answer.answer)
  await opensAsListed()
  answer.release()
  await screen.findByRole('heading', { name: 'Post not found' })
  expect(screen.queryByText('Our infra story is finally out.')).toBeNull()
})

it('keeps what a list knows of a post while the server fails', async () => {
  const answer = delayed(refuse(503, 'SERVICE_UNAVAILABLE'))
  const { queryClient } = await openFromList(answer.answer)
  await opensAsListed()
  answer.release()
  await expect.poll(() => queryClient.getQueryState(postQuery('post-1').queryKey)?.status).toBe('error')
  await opensAsListed()
})

it('shows at once what a list knows of a post, then what has changed', async () => {
  const answer = delayed({ post: aPost({ comment: 'Our infra story, corrected.' }) })
  await openFromList(answer.answer)
  await opensAsListed()
  screen.getByText('Our infra story is finally out.')
  screen.getByText('suggestions for post-1')
  answer.release()
  await screen.findByText('Our infra story, corrected.')
})

it('hides deletion from those who may not delete, and sharing of a private post', async () => {
  const can = { update: true, delete: false, schedule: false, feature: false }
  fakeApi({ 'GET /posts/post-1': { post: aPost({ can, isPublic: false, publicUrl: null }) } })
  await visit()
  await screen.findByRole('link', { name: 'Edit post' })
  expect(screen.queryByRole('button', { name: 'Delete post' })).toBeNull()
  for (const name of ['Copy public link', 'Copy message', 'Share']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('says of no other post that it opens in the desktop client', async () => {
  fakeApi({
    'GET /posts/post-1': { post: aPost() },
    'GET /posts/post-2': { post: aPost({ id: 'post-2', title: 'Another one' }) },
  })
  const { user } = await renderScreen(
    <>
      <PostScreen suggestions={suggestionsOf} />
      <Link to="/posts/post-1">First</Link>
      <Link to="/posts/post-2">Next</Link>
    </>,
    {
      path: '/posts/:postId',
      at: '/posts/post-1',
      user: aUser(),
      stored: { app_desktop_client: 'installed' },
    },
  )
  await screen.findByRole('heading', { name: 'How we cut our latency in half' })
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Another one' })
  const open = screen.getByRole('link', { name: 'Open in Fanfare on this computer' })
  open.addEventListener('click', (event) => event.preventDefault())
  await user.click(open)
  screen.getByText('This post opens in Fanfare on this computer')
  // It is in the cache, so that it takes the place of the other one at once.
  await user.click(screen.getByRole('link', { name: 'First' }))
  await screen.findByRole('heading', { name: 'How we cut our latency in half' })
  expect(screen.queryByText('This post opens in Fanfare on this computer')).toBeNull()
})

it('says that a first public post waits for a look, whatever its link', async () => {
  const post = aPost({ moderationStatus: 'pending', moderationReason: 'first_public_post' })
  fakeApi({ 'GET /posts/post-1': { post } })
  await visit()
  await screen.findByText('Waiting for a moderator')
  screen.getByText(/A moderator reviews the first public posts of an organization/)
  expect(screen.queryByText(/first_public_post|has not been reviewed/)).toBeNull()
})

it('says why a post was rejected', async () => {
  const post = aPost({ moderationStatus: 'rejected', moderationReason: 'A link farm.' })
  fakeApi({ 'GET /posts/post-1': { post } })
  await visit()
  await screen.findByText('Rejected by a moderator')
  screen.getByText('Only your organization can see this post.')
  screen.getByText('Reason: A link farm.')
})

it('shows the post with its author and organization once each, its link and the suggestions', async () => {
  const post = aPost()
  fakeApi({ 'GET /posts/post-1': { post } })
  await visit()
  await screen.findByRole('heading', { name: 'How we cut our latency in half' })
  const original = screen.getByRole('link', { name: 'Open original' })
  expect(original.getAttribute('href')).toBe('https://www.linkedin.com/posts/latency-7264')
  expect(original.getAttribute('rel')).toContain('noopener')
  // More than one match would throw.
  screen.getByText(post.creator!.name)
  screen.getByText(post.organization.name)
  screen.getByText('Public')
  screen.getByText('linkedin.com')
  screen.getByText('suggestions for post-1')
})

it('says for two seconds that the public link is copied', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const { platform } = await visit()
  const copy = await screen.findByRole('button', { name: 'Copy public link' })
  vi.useFakeTimers()
  fireEvent.click(copy)
  await act(() => vi.advanceTimersByTimeAsync(COPIED_FEEDBACK_MS - 1))
  expect(copy.textContent).toBe('Link copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(copy.textContent).toBe('Copy public link')
  expect(platform.copied).toEqual([aPost().publicUrl])
})

const DELETE = 'POST /posts/deletions'

it('asks before deleting, and deletes nothing on cancel', async () => {
  const server = fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Delete post' }))
  await screen.findByRole('alertdialog', { name: 'Delete this post?' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  expect(server.to(DELETE)).toHaveLength(0)
})

it('opens the dashboard after a deletion', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() }, [DELETE]: pendingAnswer('post-1') })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Delete post' }))
  await user.click((await screen.findAllByRole('button', { name: 'Delete post' })).at(-1)!)
  await screen.findByText('/dashboard')
  await screen.findByText('Post deleted')
})

it('shows an error when a deletion is refused', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() }, [DELETE]: refuse(403, 'FORBIDDEN') })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Delete post' }))
  await user.click((await screen.findAllByRole('button', { name: 'Delete post' })).at(-1)!)
  // Shown once visibly, and once for screen readers.
  await screen.findAllByText('Failed to delete post')
  screen.getAllByText('You are not allowed to do this here.')
  expect(screen.getByLabelText('address').textContent).toBe('/posts/post-1')
})

it('shows the mood of the post', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost({ mood: aMood() }) } })
  await visit()
  await screen.findByText('Curious')
})

const details = {
  linkDescription: 'What the page says',
  picture: { id: 'p', url: '/api/pictures/p.webp', width: 960, height: 480 },
}

it('shows picture and description of the linked page, loaded late and in a space of their own', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost(details) } })
  await visit()
  await screen.findByText('What the page says')
  const image = document.querySelector('img[src="/api/pictures/p.webp"]')!
  const attributes = ['alt', 'loading', 'width', 'height'].map((name) => image.getAttribute(name))
  expect(attributes).toEqual(['', 'lazy', '960', '480'])
})

it('covers picture and description of a sensitive post until it is opened', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost({ ...details, isSensitive: true }) } })
  const { user } = await visit()
  const open = await screen.findByRole('button', { name: 'Show it' })
  expect(document.querySelector('img')).toBeNull()
  expect(screen.queryByText('What the page says')).toBeNull()
  await user.click(open)
  await screen.findByText('What the page says')
  expect(document.querySelector('img')).not.toBeNull()
})

it('covers the title and the text of a sensitive post until it is opened, also in the tab', async () => {
  const post = aPost({ title: 'A hard year', comment: 'Graphic details.', isSensitive: true })
  fakeApi({ 'GET /posts/post-1': { post } })
  const { user } = await visit()
  await screen.findByRole('heading', { level: 1, name: 'Sensitive post' })
  expect(document.title).toBe('Sensitive post · Fanfare')
  expect(document.documentElement.innerHTML).not.toMatch(/A hard year|Graphic details/)
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  screen.getByRole('heading', { level: 1, name: 'A hard year' })
  screen.getByText('Graphic details.')
})

const startOfSuggestions = () => <div id={SUGGESTIONS_START_ID} tabIndex={-1} />

it('leads past the header of the post to its suggestions', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const { user } = await renderScreen(<PostScreen suggestions={startOfSuggestions} />, {
    path: '/posts/:postId',
    at: '/posts/post-1',
    user: aUser(),
  })
  const skip = await screen.findByRole('link', { name: 'Skip to the suggestions' })
  await user.tab()
  expect(document.activeElement).toBe(skip)
  await user.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe(SUGGESTIONS_START_ID)
})
