import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'
import { AFTER_REPEATS } from '../../testing/after-repeats.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../testing/fake-api.ts'
import { anOrganization, aSuggestion, aUser, aWaitingPost } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SkipToWaiting } from './skip-to-waiting.tsx'
import { WaitingForYou } from './waiting-for-you.tsx'

const WAITING = 'GET /posts/organization/org-1/waiting'
const RESERVE = 'POST /posts/a/propose-next'
const CLAIM = 'POST /comments/a-1/lock'
const UNLOCK = 'POST /comments/a-1/unlock'
const SKIP = 'PUT /posts/a/skip'
const UNSKIP = 'DELETE /posts/a/skip'

const first = aWaitingPost({ id: 'a', title: 'First post' }, { id: 'a-1', content: 'First words' })
const second = aWaitingPost({ id: 'b', title: 'Second post' }, { id: 'b-1', content: 'Other words' })
const reserved = (of: WaitingPost) => ({
  ...of.suggestion,
  reservedUntil: new Date(Date.now() + 600_000).toISOString(),
})
const claimed = { ...aSuggestion({ id: 'a-1', content: 'First words' }), isLocked: true, claimedByYou: true }
const answerOf = (next: WaitingPost[], total = next.length) => ({
  postIds: Array.from({ length: total }, (_, index) => next[index]?.post.id ?? `other-${index}`),
  next,
})

/** All that is observed is on screen, or nothing is. */
function stubScreen(isIntersecting = true) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting }])
      }
      disconnect() {}
    },
  )
}

beforeEach(() => stubScreen())

async function visit(answer: unknown = answerOf([first, second])) {
  const server = fakeApi({
    [WAITING]: answer,
    [RESERVE]: { nextForYou: reserved(first) },
    'POST /posts/b/propose-next': { nextForYou: reserved(second) },
    [CLAIM]: { comment: claimed, availableCount: 1 },
    [UNLOCK]: { comment: claimed, availableCount: 2 },
  })
  const page = (
    <>
      <SkipToWaiting />
      <WaitingForYou />
    </>
  )
  const view = await renderScreen(page, {
    user: aUser(),
    at: '/dashboard',
    organizations: [anOrganization()],
  })
  return { server, ...view }
}

const card = async (title = 'First post') =>
  within(await screen.findByRole('article', { name: `Suggestion for “${title}”` }))
const copyButton = async () => (await card()).findByRole('button', { name: 'Copy and open “First post”' })

it('shows the text to copy, and reserves only what is in front', async () => {
  const { server } = await visit()
  ;(await card()).getByText('First words')
  await expect.poll(() => server.to(RESERVE)).toHaveLength(1)
  expect(server.to('POST /posts/b/propose-next')).toHaveLength(0)
  screen.getByText('1 of 2')
})

it('can be reached past everything above it, where something waits', async () => {
  const { user, unmount } = await visit()
  await user.click(await screen.findByRole('link', { name: 'Skip to what waits for you' }))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Suggestion for “First post”' }))
  unmount()
  await visit(answerOf([]))
  await screen.findByText('You are all caught up.')
  expect(screen.queryByRole('link', { name: 'Skip to what waits for you' })).toBeNull()
})

it('shows no progress while it reserves what is shown', async () => {
  const answer = delayed({ nextForYou: reserved(first) })
  const { server } = await visit()
  server.on(RESERVE, answer.answer)
  await expect.poll(() => server.to(RESERVE)).toHaveLength(1)
  expect((await card()).getByRole('button', { name: 'Show another' }).getAttribute('aria-busy')).toBeNull()
  answer.release()
})

it('reserves nothing that is reserved already, or is not on screen', async () => {
  const { server, unmount } = await visit(answerOf([{ ...first, suggestion: reserved(first) }]))
  await card()
  expect(server.to(RESERVE)).toHaveLength(0)
  unmount()
  stubScreen(false)
  const unseen = await visit()
  await card()
  expect(unseen.server.to(RESERVE)).toHaveLength(0)
})

it('shows what the server has reserved instead', async () => {
  const { server } = await visit()
  server.on(RESERVE, { nextForYou: { ...reserved(first), id: 'a-2', content: 'Free words' } })
  await (await card()).findByText('Free words')
  expect(screen.queryByText('First words')).toBeNull()
})

it('copies the text on the card and opens its post with one key', async () => {
  const { server, user, platform } = await visit()
  await copyButton()
  await user.keyboard('c')
  await (await card()).findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
  expect(platform.opened).toEqual([first.post.postUrl])
  expect(server.to(CLAIM)).toHaveLength(1)
})

it('copies nothing that has not been on screen, but shows it', async () => {
  stubScreen(false)
  const { server, user } = await visit()
  await copyButton()
  await user.keyboard('c')
  const article = screen.getByRole('article')
  expect(document.activeElement).toBe(article)
  expect(server.to(CLAIM)).toHaveLength(0)
})

it('shows the next and the previous post with the arrow keys', async () => {
  const { user, server } = await visit()
  await card()
  await user.keyboard('{ArrowRight}')
  ;(await card('Second post')).getByText('Other words')
  screen.getByText('2 of 2')
  await expect.poll(() => server.to('POST /posts/b/propose-next')).toHaveLength(1)
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{ArrowLeft}')
  await card()
})

it('keeps the focus in the card when the arrow keys change it', async () => {
  const { user } = await visit()
  ;(await copyButton()).focus()
  await user.keyboard('{ArrowRight}')
  await card('Second post')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('article'))
})

it('keeps the copied card until the member goes on', async () => {
  const { server, user } = await visit()
  const copy = await copyButton()
  server.on(WAITING, answerOf([second]))
  await user.click(copy)
  await (await card()).findByText('Copied')
  await expect.poll(() => server.to(WAITING).length).toBeGreaterThan(1)
  screen.getByText('1 of 2')
  await user.click(screen.getByRole('button', { name: 'Next post' }))
  await card('Second post')
  screen.getByText('1 of 1')
})

it('gives the copy back on undo', async () => {
  const { server, user } = await visit()
  await user.click(await copyButton())
  await user.click(await (await card()).findByRole('button', { name: /^Undo/ }))
  await copyButton()
  expect(server.to(UNLOCK)).toHaveLength(1)
})

it('shows the next free text when a colleague was faster', async () => {
  const { server, user, platform } = await visit()
  const next = { id: 'a-2', content: 'Free words' }
  server.on(CLAIM, refuse(409, 'COMMENT_ALREADY_USED', { next }))
  await user.click(await copyButton())
  await (await card()).findByText('Free words')
  await screen.findByText('A colleague was faster. Here is the next available suggestion.')
  expect(platform.copied).toEqual([])
})

it('goes on to the next post when a colleague copied the last text', async () => {
  const { server, user } = await visit()
  server.on(CLAIM, refuse(409, 'COMMENT_ALREADY_USED', { next: null }))
  await user.click(await copyButton())
  await card('Second post')
  await screen.findByText('A colleague copied the last suggestion of that post.')
})

it('says when the server cannot be reached, and can be tried again', async () => {
  const { server, user, platform } = await visit()
  server.on(CLAIM, unreachable)
  await user.click(await copyButton())
  await screen.findAllByText(/cannot be reached/, {}, AFTER_REPEATS)
  server.on(CLAIM, { comment: claimed, availableCount: 1 })
  await user.click(await copyButton())
  await (await card()).findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
})

it('releases the claim when the clipboard fails, and shows the text for copying by hand', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  await user.click(await copyButton())
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text of the suggestion',
  })
  expect(field.value).toBe('First words')
  expect(server.to(UNLOCK)).toHaveLength(1)
  expect(platform.opened).toEqual([])
})

it('shows that a post is important', async () => {
  const important = aWaitingPost({ id: 'a', title: 'First post', isImportant: true })
  await visit(answerOf([important, second]))
  expect((await card()).queryByText('Important')).not.toBeNull()
})

const notNow = async (user: { click: (element: Element) => Promise<void> }, choice: string) => {
  await user.click(await (await card()).findByRole('button', { name: 'Not now' }))
  await user.click(await screen.findByRole('menuitem', { name: choice }))
}

it('a post that is not for the member leaves, until they undo it', async () => {
  const { server, user } = await visit()
  server.on(SKIP, { until: null })
  server.on(UNSKIP, () => undefined)
  await copyButton()
  server.on(WAITING, answerOf([second]))
  await notNow(user, 'Not for me')
  await card('Second post')
  expect(screen.queryByRole('button', { name: 'Next post' })).toBeNull()
  expect(server.to(SKIP).map(({ body }) => body)).toEqual([{ until: null }])
  await screen.findByText('No longer waits for you')
  server.on(WAITING, answerOf([first, second]))
  const undo = 'Undo: No longer waits for you'
  await user.click(await screen.findByRole('button', { name: undo }))
  await user.click(await screen.findByRole('button', { name: 'Next post' }))
  await card()
  expect(server.to(UNSKIP)).toHaveLength(1)
})

it('a post can be put off for an hour', async () => {
  const { server, user } = await visit()
  server.on(SKIP, { until: '2026-11-29T12:00:00.000Z' })
  const before = Date.now()
  await notNow(user, 'In an hour')
  await screen.findByText('Comes back by itself')
  const { until } = server.to(SKIP)[0]!.body as { until: string }
  expect(Date.parse(until)).toBeGreaterThanOrEqual(before + 3_600_000)
  expect(Date.parse(until)).toBeLessThanOrEqual(Date.now() + 3_600_000)
})

it('a post that could not be put off stays, and says why', async () => {
  const { server, user } = await visit()
  server.on(SKIP, refuse(500, 'INTERNAL_ERROR'))
  await notNow(user, 'Tomorrow morning')
  await screen.findAllByText(/An unexpected error occurred/)
  await card()
})

it('leads to all posts when more wait than there are cards', async () => {
  await visit(answerOf([first, second], 7))
  const all = await screen.findByRole('link', { name: 'See all 7 posts' })
  expect(all.getAttribute('href')).toBe('/dashboard?show=waiting')
})

it('says when nothing waits, and nothing when that is not known', async () => {
  const { unmount } = await visit(answerOf([]))
  await screen.findByText('You are all caught up.')
  unmount()
  const { server } = await visit(refuse(500, 'INTERNAL_ERROR'))
  await expect.poll(() => server.to(WAITING).length).toBeGreaterThan(0)
  expect(screen.queryByText('You are all caught up.')).toBeNull()
})
