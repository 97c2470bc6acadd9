import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AddCommentRequest } from '@fanfare/contract/suggestions/data/comment.ts'
import { DRAFTS_KEY } from '../../../../platform/session/clear-drafts.ts'
import { fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aPost, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen, type TestUser } from '../../../../testing/render-screen.tsx'
import { api } from '../../../../client/http.ts'
import { CreatePostScreen } from './create-post-screen.tsx'

const ADD = 'POST /comments'
const SHARE = 'POST /posts'

async function visit(add: unknown = {}, stored: Record<string, string> = {}) {
  const server = fakeApi({
    'POST /approved-domains/validate-url': { verdict: 'approved', domain: 'example.org', message: '' },
    'GET /moods': { moods: [aMood()] },
    [SHARE]: { post: aPost({ id: 'post-9' }) },
    [ADD]: add,
  })
  const view = await renderScreen(
    <CreatePostScreen
      addSuggestion={(suggestion, key) =>
        api.post('/comments', suggestion satisfies AddCommentRequest, { headers: { 'Idempotency-Key': key } })
      }
    />,
    {
      path: '/:organizationId/create-post',
      at: '/org-1/create-post',
      user: aUser(),
      organizations: [anOrganization()],
      stored,
    },
  )
  await screen.findByRole('textbox', { name: 'Link (URL)' })
  return { ...view, server }
}

async function write(user: TestUser, ...texts: string[]) {
  await user.keyboard('https://example.org/a')
  await user.fill(screen.getByRole('textbox', { name: 'Title' }), 'A title')
  for (const [index, text] of texts.entries()) {
    await user.click(screen.getByRole('button', { name: 'Add a suggestion' }))
    await user.fill(screen.getByRole('textbox', { name: `Suggestion ${index + 1}` }), text)
  }
}

const isSame = ({ body }: FakeRequest) => (body as AddCommentRequest).content === 'Same'
const submit = (user: TestUser, name = 'Share a post') => user.click(screen.getByRole('button', { name }))
const textsOf = (requests: FakeRequest[]) => requests.map(({ body }) => (body as AddCommentRequest).content)
const address = () => screen.getByLabelText('address').textContent

it('keeps a suggestion that is refused, and shares nothing twice', async () => {
  const { server, user } = await visit((request: FakeRequest) =>
    isSame(request) ? refuse(409, 'SUGGESTION_REPEATED') : {},
  )
  await write(user, 'First', 'Same', 'Third')
  await submit(user)
  await screen.findByText('The post is shared, but a suggestion was not added')
  screen.getByText(/^“Same”: /)
  expect(screen.getByRole('textbox', { name: 'Title' }).closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/posts/post-9')

  const refused = screen.getByRole('textbox', { name: 'Suggestion 2' })
  await user.clear(refused)
  await user.fill(refused, 'Another')
  await submit(user, 'Add suggestions')
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(server.to(SHARE)).toHaveLength(1)
  expect(textsOf(server.to(ADD))).toEqual(['First', 'Same', 'Another', 'Third'])
})

it('starts at the link, and adds the suggestions in their order', async () => {
  const { server, user } = await visit()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link (URL)' }))
  await write(user, 'First', ' Second ')
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(server.to(ADD).map(({ body }) => body)).toEqual([
    { postId: 'post-9', parentId: null, content: 'First', moodId: null },
    { postId: 'post-9', parentId: null, content: 'Second', moodId: null },
  ])
  const keys = server.to(ADD).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('suggestions')
})

it('come back with their moods when the page is opened again', async () => {
  const first = await visit()
  await write(first.user, 'First')
  await first.user.click(screen.getAllByRole('button', { name: 'Mood' }).at(-1)!)
  await first.user.click(await screen.findByRole('button', { name: 'Curious' }))
  const drafts = first.platform.storage.get(DRAFTS_KEY)!
  first.unmount()

  const { server, user } = await visit({}, { [DRAFTS_KEY]: drafts })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Suggestion 1' })
  expect(field.value).toBe('First')
  await screen.findByRole('button', { name: 'Curious' })
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(server.to(ADD)[0]!.body).toMatchObject({ content: 'First', moodId: 'mood-1' })
})

it('leaves out an empty suggestion and one that was removed', async () => {
  const { server, user } = await visit()
  await write(user, 'First', 'Second')
  await user.click(screen.getByRole('button', { name: 'Add a suggestion' }))
  await user.click(screen.getByRole('button', { name: 'Remove suggestion 1' }))
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(textsOf(server.to(ADD))).toEqual(['Second'])
})
