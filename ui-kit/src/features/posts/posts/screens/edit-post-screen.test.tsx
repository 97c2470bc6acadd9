import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aMood, aPost, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { storePost } from '../api/post-cache.ts'
import EditPostScreen from './edit-post-screen.tsx'

const visit = () =>
  renderScreen(<EditPostScreen />, { path: '/posts/:postId/edit', at: '/posts/post-1/edit', user: aUser() })

it('says that a post could not be loaded, and leads back to the dashboard', async () => {
  fakeApi({ 'GET /posts/post-1': refuse(503, 'SERVICE_UNAVAILABLE') })
  await visit()
  await screen.findByRole('heading', { name: 'Failed to load post' })
  expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard')
})

it('shows the optional fields at once', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost({ comment: null, tags: [] }) } })
  await visit()
  await screen.findByRole('textbox', { name: 'Comment' })
  screen.getByRole('combobox', { name: 'Tags' })
  expect(screen.queryByRole('button', { name: 'Add suggestions and details' })).toBeNull()
})

it('tells a colleague whose post it is, and does not let them change its sensitivity', async () => {
  const post = aPost({ userId: 'user-2', creator: { ...aPost().creator!, name: 'Tomás Leal' } })
  const server = fakeApi({ 'GET /posts/post-1': { post }, 'PATCH /posts/post-1': { post } })
  const { user } = await visit()
  await screen.findByText(/^Tomás Leal shared this post/)
  await screen.findByRole('textbox', { name: 'Comment' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({ title: 'How we cut our latency in half!' })
})

it('tells an author why they cannot uncover a post that a moderator has covered', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost({ isSensitive: true, sensitiveByModerator: true }) } })
  await visit()
  await screen.findByText('Marked as sensitive by a moderator')
  await screen.findByRole('textbox', { name: 'Comment' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('keeps changes of a colleague and what was typed', async () => {
  const server = fakeApi({ 'GET /posts/post-1': { post: aPost() }, 'PATCH /posts/post-1': { post: aPost() } })
  const { user, queryClient } = await visit()
  await user.fill(await screen.findByRole('textbox', { name: 'Comment' }), ' Read it.')
  act(() => storePost(queryClient, aPost({ title: 'Theirs', comment: 'Theirs too' })))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({
    comment: 'Our infra story is finally out. Read it.',
  })
})

it('keeps what was typed when saving is refused', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() }, 'PATCH /posts/post-1': refuse(403, 'FORBIDDEN') })
  const { user } = await visit()
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await user.clear(title)
  await user.fill(title, 'Better')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Failed to update post')
  screen.getByText('You do not have permission to edit this post.')
  expect(title.value).toBe('Better')
})

it('saves only what was changed, without an emptied comment, and does not check the current link', async () => {
  const server = fakeApi({ 'GET /posts/post-1': { post: aPost() }, 'PUT /posts/post-1': { post: aPost() } })
  const { user } = await visit()
  await user.clear(await screen.findByRole('textbox', { name: 'Comment' }))
  await user.click(screen.getByRole('radio', { name: 'Private' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('PUT /posts/post-1')[0]?.body).toEqual({ isPublic: false })
  expect(server.requests.some(({ path }) => path.includes('validate-url'))).toBe(false)
})

it('changes the mood, and removes it', async () => {
  const moods = [aMood(), aMood({ id: 'mood-2', key: 'witty', emoji: '😉' })]
  const post = aPost({ mood: aMood() })
  const server = fakeApi({
    'GET /moods': { moods },
    'GET /posts/post-1': { post },
    'PATCH /posts/post-1': { post },
  })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Curious' }))
  await user.click(await screen.findByRole('button', { name: 'Witty' }))
  await screen.findByRole('button', { name: 'Witty' })
  await user.click(screen.getByRole('button', { name: 'Remove the mood' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({ moodId: null })
})
