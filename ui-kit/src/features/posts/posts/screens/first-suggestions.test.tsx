import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CreatePostRequest } from '@fanfare/contract/posts/data/post.ts'
import { DRAFTS_KEY } from '../../../../platform/session/clear-drafts.ts'
import { fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aPost, aUser } from '../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../testing/open-more-fields.ts'
import { renderScreen, type TestUser } from '../../../../testing/render-screen.tsx'
import CreatePostScreen from './create-post-screen.tsx'

const SHARE = 'POST /posts'
const SHARED = { post: aPost({ id: 'post-9' }) }

async function visit(answer: unknown = SHARED, stored: Record<string, string> = {}) {
  const server = fakeApi({
    'POST /approved-domains/validate-url': { verdict: 'approved', domain: 'example.org', message: '' },
    'GET /moods': { moods: [aMood()] },
    [SHARE]: answer,
  })
  const view = await renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at: '/org-1/create-post',
    user: aUser(),
    organizations: [anOrganization()],
    stored,
  })
  await screen.findByRole('textbox', { name: 'Link (URL)' })
  return { ...view, server }
}

async function write(user: TestUser, ...texts: string[]) {
  await user.keyboard('https://example.org/a')
  await user.fill(screen.getByRole('textbox', { name: 'Title' }), 'A title')
  await openMoreFields(user)
  for (const [index, text] of texts.entries()) {
    await user.click(screen.getByRole('button', { name: 'Add a suggestion' }))
    if (text !== '') await user.fill(textBox(index + 1), text)
  }
}

const textBox = (number: number) => screen.getByRole('textbox', { name: `Suggestion ${number}` })
const submit = (user: TestUser) => user.click(screen.getByRole('button', { name: 'Share' }))
const sentTo = (requests: FakeRequest[]) =>
  requests.map(({ body }) => (body as CreatePostRequest).suggestions)
const address = () => screen.getByLabelText('address').textContent
const errorAt = (number: number) => textBox(number).getAttribute('aria-invalid')

it('starts at the link, and sends the suggestions with the post, in their order', async () => {
  const { server, user } = await visit()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link (URL)' }))
  await write(user, 'First', ' Second ')
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(sentTo(server.to(SHARE))).toEqual([
    [
      { content: 'First', moodId: null },
      { content: 'Second', moodId: null },
    ],
  ])
})

it('says at each suggestion that it repeats another, and keeps what was typed', async () => {
  const similar = { id: 'suggestion-1', content: 'First' }
  const texts = [
    { index: 1, isSame: true, similar },
    { index: 2, isSame: false, similar },
  ]
  const { server, user } = await visit(refuse(409, 'SUGGESTION_SIMILAR', { texts }))
  // The empty one is not sent, so the server counts without it.
  await write(user, 'First', '', 'first', 'Firsts')
  await submit(user)
  await screen.findByText('This repeats another suggestion. Use different words.')
  screen.getByText('This is very close to another suggestion. Use different words.')
  expect([1, 2, 3, 4].map(errorAt)).toEqual([null, null, 'true', 'true'])
  expect(document.activeElement).toBe(textBox(3))

  server.on(SHARE, SHARED)
  for (const [number, text] of [[3, 'Another'] as const, [4, 'Third'] as const]) {
    await user.clear(textBox(number))
    await user.fill(textBox(number), text)
  }
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(sentTo(server.to(SHARE))[1]!.map(({ content }) => content)).toEqual(['First', 'Another', 'Third'])
  const keys = server.to(SHARE).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

it('shows an error of the server at the text it is about', async () => {
  const fields = [{ field: 'suggestions.1.content', rule: 'maxLength', message: 'It is too long' }]
  const { user } = await visit(refuse(422, 'VALIDATION_FAILED', { fields }))
  await write(user, 'First', '', 'Second')
  await submit(user)
  await screen.findByText('It is too long')
  expect([1, 2, 3].map(errorAt)).toEqual([null, null, 'true'])
})

it('sends no suggestion that is too long', async () => {
  const { server, user } = await visit()
  await write(user, 'x'.repeat(3_001))
  await submit(user)
  await screen.findByText('This is too long.')
  expect(server.to(SHARE)).toHaveLength(0)
})

it('come back with their moods when the page is opened again', async () => {
  const first = await visit()
  await write(first.user, 'First')
  await first.user.click(screen.getAllByRole('button', { name: 'Mood' }).at(-1)!)
  await first.user.click(await screen.findByRole('button', { name: 'Curious' }))
  const drafts = first.platform.storage.get(DRAFTS_KEY)!
  first.unmount()

  const { server, user } = await visit(SHARED, { [DRAFTS_KEY]: drafts })
  expect((textBox(1) as HTMLTextAreaElement).value).toBe('First')
  await screen.findByRole('button', { name: 'Curious' })
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(sentTo(server.to(SHARE))).toEqual([[{ content: 'First', moodId: 'mood-1' }]])
})

it('leaves out an empty suggestion and one that was removed', async () => {
  const { server, user } = await visit()
  await write(user, 'First', 'Second', '')
  await user.click(screen.getByRole('button', { name: 'Remove suggestion 1' }))
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(sentTo(server.to(SHARE))).toEqual([[{ content: 'Second', moodId: null }]])
})

it('sends no list when all suggestions are empty', async () => {
  const { server, user } = await visit()
  await write(user, '')
  await submit(user)
  await waitFor(() => expect(address()).toBe('/posts/post-9'))
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('suggestions')
})
