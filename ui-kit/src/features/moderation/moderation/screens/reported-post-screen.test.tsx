import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endAction } from '../../../../components/undo/end-action.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAdministeredPost, aUser } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ReportedPostScreen from './reported-post-screen.tsx'

const POST = 'GET /admin/reported-posts/post-1'
const SHOW = 'POST /admin/reported-posts/post-1/pending-showing'
const MODERATE = 'POST /posts/moderation/pending-decisions'

async function visit(answer: unknown) {
  const server = fakeApi({ [POST]: answer })
  const user = aUser({ isAdmin: true })
  const options = { path: '/admin/posts/:postId', at: '/admin/posts/post-1', user }
  return { server, ...(await renderScreen(<ReportedPostScreen />, options)) }
}

it('says when there is nothing to look at', async () => {
  await visit(refuse(404, 'POST_NOT_FOUND'))
  await screen.findByRole('heading', { name: 'Post not found' })
})

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load post' })
  server.on(POST, { post: anAdministeredPost() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'We are hiring' })
})

it('covers a sensitive post until it is opened', async () => {
  const post = anAdministeredPost()
  const { user } = await visit({ post: { ...post, details: { ...post.details, isSensitive: true } } })
  await screen.findByRole('heading', { name: 'Sensitive post' })
  expect(screen.queryByText('Come and join us.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  await screen.findByRole('heading', { name: 'We are hiring' })
  screen.getByText('Come and join us.')
})

it('shows a hidden post again, once that can no longer be undone', async () => {
  const { server, user, queryClient } = await visit({ post: anAdministeredPost() })
  await screen.findByText('No open reports')
  server.on(SHOW, pendingAnswer('post-1'))
  await user.click(screen.getByRole('button', { name: 'Show again' }))
  await screen.findByRole('button', { name: 'Undo: The post is public again' })
  expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull()
  const shown = anAdministeredPost({ isHidden: false, publicUrl: 'https://fanfare.example/public/a/b' })
  server.on(POST, { post: shown })
  act(() => endAction(queryClient, 'action-1', 0))
  const link = await screen.findByRole('link', { name: 'Open public page' })
  expect(link.getAttribute('href')).toBe('/public/a/b')
})

it('says why a post could not be shown', async () => {
  const { server, user } = await visit({ post: anAdministeredPost() })
  server.on(SHOW, refuse(500, 'DATABASE_ERROR'))
  await user.click(await screen.findByRole('button', { name: 'Show again' }))
  await screen.findAllByText(/^Failed to show post/)
})

it('rejects a hidden post with a reason, in spite of its approval', async () => {
  const { server, user } = await visit({ post: anAdministeredPost() })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  server.on(MODERATE, pendingAnswer('post-1'))
  await user.fill(await screen.findByLabelText('Reason'), 'An insult.')
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!)
  await screen.findByText('Post rejected')
  expect(server.to(MODERATE)[0]!.body).toEqual({
    ids: ['post-1'],
    action: 'reject',
    reason: 'An insult.',
    overrule: true,
  })
  expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull()
})
