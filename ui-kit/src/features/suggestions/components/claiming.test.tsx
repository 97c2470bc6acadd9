import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { usePreferences } from '../../../preferences/preferences-store.ts'
import { fakeApi, held, refuse, unreachable, type FakeRequest } from '../../../testing/fake-api.ts'
import { aMood, aPost, aSuggestion, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { applyEvent } from '../api/live.ts'
import { Suggestions } from './suggestions.tsx'

const LIST = 'GET /comments/post/post-1'
const LOCK = 'POST /comments/s1/lock'
const UNLOCK = 'POST /comments/s1/unlock'
const counts = { onFreeCount: vi.fn<(count: number) => void>(), onListChange: vi.fn<() => void>() }

const one = (facts: Partial<Suggestion> = {}) => aSuggestion({ id: 's1', content: 'First words', ...facts })
const two = (facts: Partial<Suggestion> = {}) => aSuggestion({ id: 's2', content: 'Second words', ...facts })
const mine = { isLocked: true, lockedByYou: true }
const unlockable = { update: false, delete: false, lock: false, unlock: true, reply: true }

const listOf = (comments: Suggestion[], page = 1, totalPages = 1) => ({
  comments,
  total: comments.length,
  pagination: { page, limit: 20, total: comments.length, totalPages },
})

beforeEach(() => {
  counts.onFreeCount.mockReset()
  counts.onListChange.mockReset()
  usePreferences.setState({ shortcuts: true })
})

async function visit(comments = [one(), two()], post = aPost({ can: { update: true, delete: false } })) {
  const server = fakeApi({ [LIST]: listOf(comments), 'GET /moods': { moods: [aMood()] } })
  const view = await renderScreen(<Suggestions post={post} counts={counts} />, { user: aUser() })
  await screen.findByRole('heading', { name: /Comment suggestions/ })
  return { server, ...view }
}

const card = async (words: string) => (await screen.findByText(words)).closest('article')!
const copyOf = async (words: string) => within(await card(words)).findByRole('button', { name: 'Copy' })
const isSelected = async (words: string) => (await card(words)).getAttribute('aria-current') === 'true'

it('shows a lost claim as used, says so and selects the next free one; nothing is copied', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: { id: 's2', content: 'Second words' } }))
  await user.click(await copyOf('First words'))
  await screen.findByText(/The next free suggestion is selected/)
  within(await card('First words')).getByText('Already used')
  expect(await isSelected('Second words')).toBe(true)
  expect(platform.copied).toEqual([])
})

it('says when nothing is left, and looks at the list again', async () => {
  const { server, user } = await visit()
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: null }))
  server.on(LIST, listOf([one({ isLocked: true }), two({ isLocked: true })]))
  await user.click(await copyOf('First words'))
  await screen.findByText(/nothing is left/)
  await within(await card('Second words')).findByText('Already used')
})

it('says where to look when the next free one is not on screen', async () => {
  const { server, user } = await visit([one()])
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: { id: 's9', content: 'Far away' } }))
  await user.click(await copyOf('First words'))
  await screen.findByText(/more free suggestions further down/)
})

it('does not take the news of its own claim for somebody else’s', async () => {
  const { server, user, queryClient } = await visit()
  const answer = held({ comment: one(mine), freeCount: 1 })
  server.on(LOCK, answer.answer)
  await user.click(await copyOf('First words'))
  const at = { organizationId: 'org-1', postId: 'post-1', commentId: 's1' }
  applyEvent(queryClient, { type: 'suggestion.claimed', ...at, freeCount: 1 })
  await copyOf('First words')
  expect(screen.queryByText('Already used')).toBeNull()
  answer.release()
  await within(await card('First words')).findByText('Copied')
})

it('never shows a claim as won before the server has said so', async () => {
  const { server, user, platform } = await visit()
  const answer = held({ comment: one(mine), freeCount: 1 })
  server.on(LOCK, answer.answer)
  await user.click(await copyOf('First words'))
  expect(within(await card('First words')).queryByText(/Copied|You copied/)).toBeNull()
  expect(platform.copied).toEqual([])
  answer.release()
  await within(await card('First words')).findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
})

it('claims once, however often Copy is pressed meanwhile', async () => {
  const { server, user } = await visit()
  const answer = held({ comment: one(mine), freeCount: 1 })
  server.on(LOCK, answer.answer)
  const button = await copyOf('First words')
  await user.dblClick(button)
  await user.keyboard('c')
  answer.release()
  await within(await card('First words')).findByText('Copied')
  expect(server.to(LOCK)).toHaveLength(1)
})

it('gives the claim back when the clipboard fails, and shows the words to copy by hand', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, { comment: one(mine), freeCount: 1 })
  server.on(UNLOCK, { comment: one(), freeCount: 2 })
  await user.click(await copyOf('First words'))
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'The words of the suggestion',
  })
  expect(words.value).toBe('First words')
  expect(server.to(UNLOCK)).toHaveLength(1)
  expect(counts.onFreeCount).toHaveBeenLastCalledWith(2)
})

it('says whose the suggestion is when neither the clipboard nor the way back works', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, { comment: one({ ...mine, can: unlockable }), freeCount: 1 })
  server.on(UNLOCK, unreachable)
  await user.click(await copyOf('First words'))
  await screen.findByText(/is yours until you unlock it/)
  await screen.findByText('You copied this')
})

it('says what went wrong when a claim is refused', async () => {
  const { server, user } = await visit()
  server.on(LOCK, unreachable)
  await user.click(await copyOf('First words'))
  await screen.findAllByText(/The server cannot be reached/)
  await copyOf('First words')
})

it('shows for two seconds that it was copied, then whose it is and the way back', async () => {
  const { server, user } = await visit()
  server.on(LOCK, { comment: one({ ...mine, can: unlockable }), freeCount: 1 })
  await user.click(await copyOf('First words'))
  await within(await card('First words')).findByText('Copied')
  await within(await card('First words')).findByText('You copied this', {}, { timeout: 3_000 })
  within(await card('First words')).getByRole('button', { name: 'Unlock' })
  expect(counts.onFreeCount).toHaveBeenCalledWith(1)
})

it('releases what is unlocked, and says why when that fails', async () => {
  const { server, user } = await visit([one({ ...mine, can: unlockable })])
  server.on(UNLOCK, refuse(403, 'FORBIDDEN'))
  await user.click(await screen.findByRole('button', { name: 'Unlock' }))
  await screen.findAllByText(/Failed to unlock comment suggestion\. You are not allowed/)
  server.on(UNLOCK, { comment: one(), freeCount: 1 })
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await copyOf('First words')
})

it('offers no Unlock to those who may not', async () => {
  await visit([one({ isLocked: true })])
  await screen.findByText('Already used')
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
})

it('shows the claim of a colleague as it happens, which an author may release', async () => {
  const { queryClient } = await visit([one()], aPost())
  await copyOf('First words')
  const at = { organizationId: 'org-1', postId: 'post-1', commentId: 's1' }
  applyEvent(queryClient, { type: 'suggestion.claimed', ...at, freeCount: 0 })
  await screen.findByText('Already used')
  screen.getByRole('button', { name: 'Unlock' })
})

it('moves with J and K, copies with C and responds with R', async () => {
  const { server, user, platform } = await visit()
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('j')
  expect(await isSelected('Second words')).toBe(true)
  await user.keyboard('k')
  server.on(LOCK, { comment: one(mine), freeCount: 1 })
  await user.keyboard('c')
  await expect.poll(() => platform.copied).toEqual(['First words'])
  await user.keyboard('r')
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Your response' }))
})

it('leaves letters alone in fields, and when shortcuts are switched off', async () => {
  const { server, user } = await visit()
  await user.type(await screen.findByRole('textbox', { name: 'Suggest a comment' }), 'jc')
  expect(await isSelected('First words')).toBe(true)
  usePreferences.setState({ shortcuts: false })
  await user.click(document.body)
  await user.keyboard('jc')
  expect(await isSelected('First words')).toBe(true)
  expect(server.to(LOCK)).toHaveLength(0)
})

it('keeps the words and the key of a suggestion that did not arrive', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', unreachable)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
  await user.type(field, 'Well done')
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  await screen.findByText(/The server cannot be reached/)
  expect(field.value).toBe('Well done')
  server.on('POST /comments', { comment: one() })
  await user.type(field, '{Control>}{Enter}{/Control}')
  await expect.poll(() => field.value).toBe('')
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(counts.onListChange).toHaveBeenCalledOnce()
})

it('sends changed words with another key', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', unreachable)
  const field = await screen.findByRole('textbox', { name: 'Suggest a comment' })
  await user.type(field, 'Well done{Control>}{Enter}{/Control}')
  await screen.findByText(/The server cannot be reached/)
  await user.type(field, '!{Control>}{Enter}{/Control}')
  await expect.poll(() => server.to('POST /comments')).toHaveLength(2)
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

it('sends the mood that was searched and chosen', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Mood' }))
  const search = await screen.findByRole('searchbox', { name: 'Search moods' })
  await user.type(search, 'nothing like it')
  await screen.findByText('No mood goes by that name.')
  await user.clear(search)
  await user.type(search, 'curi')
  await user.click(await within(search.closest('[role=dialog]')!).findByRole('button', { name: /Curious/ }))
  server.on('POST /comments', { comment: one() })
  await user.type(
    await screen.findByRole('textbox', { name: 'Suggest a comment' }),
    'Well done{Control>}{Enter}{/Control}',
  )
  await expect.poll(() => server.to('POST /comments')[0]?.body).toMatchObject({ moodId: 'mood-1' })
})

it('cannot send a suggestion of nothing but spaces', async () => {
  const { user } = await visit()
  await user.type(await screen.findByRole('textbox', { name: 'Suggest a comment' }), '   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add suggestion' }).disabled).toBe(true)
})

it('answers a suggestion, and offers no answer to an answer', async () => {
  const reply = aSuggestion({ id: 'r1', parentId: 's1', content: 'Love it', mood: null })
  const { server, user } = await visit([one({ replies: [reply] })])
  await screen.findByText('Love it')
  const buttons = await screen.findAllByRole('button', { name: 'Add a response' })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0]!)
  server.on('POST /comments', { comment: reply })
  await user.type(
    await screen.findByRole('textbox', { name: 'Your response' }),
    'Me too{Control>}{Enter}{/Control}',
  )
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Your response' })).toBeNull()
  expect(server.to('POST /comments')[0]?.body).toMatchObject({ parentId: 's1', content: 'Me too' })
  expect(counts.onListChange).not.toHaveBeenCalled()
})

it('changes and deletes what is yours, a deletion only once it is confirmed', async () => {
  const can = { update: true, delete: true, lock: true, unlock: false, reply: true }
  const { server, user } = await visit([one({ can, isYours: true })])
  const open = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More about this suggestion' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await open('Edit')
  server.on('PATCH /comments/s1', { comment: one() })
  await user.type(await screen.findByRole('textbox', { name: 'Edit the words' }), ', better')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => server.to('PATCH /comments/s1')[0]?.body)
    .toMatchObject({ content: 'First words, better' })
  await open('Delete')
  const confirm = await screen.findByRole('button', { name: 'Delete' })
  expect(server.to('DELETE /comments/s1')).toHaveLength(0)
  server.on('DELETE /comments/s1', refuse(404, 'COMMENT_NOT_FOUND'))
  server.on(LIST, listOf([]))
  await user.click(confirm)
  await screen.findByRole('heading', { name: 'No suggestions yet' })
})

it('names the author of what people wrote, and nobody where a machine did', async () => {
  await visit([one({ isAiGenerated: true, author: null }), two({ author: null })])
  expect(within(await card('First words')).queryByText(/Former member/)).toBeNull()
  within(await card('Second words')).getByText(/Former member/)
})

it('shows more on demand, and what has moved between pages only once', async () => {
  const pages = [listOf([two()], 1, 2), listOf([two(), one()], 2, 2)]
  fakeApi({ [LIST]: ({ query }: FakeRequest) => pages[Number(query.get('page')) - 1] })
  const { user } = await renderScreen(<Suggestions post={aPost()} counts={counts} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('First words')
  screen.getByText('Second words')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('says what failed and tries again', async () => {
  const server = fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const { user } = await renderScreen(<Suggestions post={aPost()} counts={counts} />, { user: aUser() })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(LIST, listOf([one()]))
  await user.click(retry)
  await screen.findByText('First words')
})
