import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-api.ts'
import { aPost } from '../../../testing/fixtures.ts'
import { handleEvent } from '../../../components/live-handlers.ts'
import { suggestionHandlers } from '../api/live.ts'
import {
  card,
  copyOf,
  isSelected,
  LIST,
  listOf,
  LOCK,
  mine,
  NEXT,
  offerOf,
  one,
  two,
  visit,
} from '../../../testing/visit-suggestions.tsx'

const at = { organizationId: 'org-1', postId: 'post-1' }
const next = async (words: string) => within(await card(words)).queryByText('Next for you')
const shown = async () =>
  (await screen.findAllByRole('article')).map(
    (each) => /(First|Second|Third) words|Far away/.exec(each.textContent)?.[0],
  )

it('says that all are used, and leads to the form', async () => {
  const { user } = await visit(listOf([one({ isLocked: true })]))
  await screen.findByText('Nothing left to copy')
  await user.click(screen.getByRole('button', { name: 'Write a suggestion' }))
  const field = await screen.findByRole('textbox', { name: 'Suggest a comment' })
  await expect.poll(() => document.activeElement).toBe(field)
})

it('does not say that none is left when the list could not be loaded', async () => {
  const { server } = await visit(refuse(503, 'SERVICE_UNAVAILABLE') as never)
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Nothing left to copy')).toBeNull()
  expect(server.to(LIST)).toHaveLength(1)
})

it('says when there is no other one, and keeps it', async () => {
  const { server, user } = await visit()
  server.on(NEXT, refuse(409, 'NO_SUGGESTION_LEFT'))
  await user.click(await screen.findByRole('button', { name: 'Show another' }))
  await screen.findByText('No other suggestion is left.')
  await within(await card('First words')).findByText('Next for you')
})

it('says that only one’s own are left', async () => {
  await visit(listOf([one({ isYours: true })], { next: null }))
  await screen.findByText('Only your own are left')
  expect(screen.queryByText('Nothing left to copy')).toBeNull()
})

it('says how many were copied at the limit, and lets none be copied', async () => {
  const { server, queryClient } = await visit(listOf([two(), one(mine)], { next: null, copyLimit: 3 }))
  await screen.findByText('You have copied 3 here')
  screen.getByText('You can copy more once each colleague has copied one.')
  expect(within(await card('Second words')).queryByRole('button', { name: 'Copy' })).toBeNull()
  server.on(LIST, listOf([two(), one(mine)]))
  const claimed = { type: 'suggestion.claimed', ...at, commentId: 's3', availableCount: 1 } as const
  handleEvent(suggestionHandlers, queryClient, claimed)
  await expect.poll(() => next('Second words'), { timeout: 3_000 }).not.toBeNull()
  await copyOf('Second words')
})

it('does not count a generated one as one’s own', async () => {
  await visit(listOf([one({ isYours: true, isAiGenerated: true })]))
  expect(await next('First words')).not.toBeNull()
})

it('never says that nothing is left above one that can be copied', async () => {
  const { server, queryClient } = await visit(listOf([one({ isLocked: true })]))
  await screen.findByText('Nothing left to copy')
  server.on(LIST, new Promise(() => {}))
  const released = { type: 'suggestion.released', ...at, commentId: 's1', availableCount: 1 } as const
  handleEvent(suggestionHandlers, queryClient, released)
  await copyOf('First words')
  expect(screen.queryByText('Nothing left to copy')).toBeNull()
})

it('reminds a member who has copied of it', async () => {
  const next = { ...offerOf(two()), reservedUntil: null, further: true }
  await visit(listOf([one(mine), two()], { next }))
  await within(await card('Second words')).findByText(/You copied one already/)
  expect(screen.queryByText(/A colleague sees this one too/)).toBeNull()
})

it('puts the next one first, once, and selects it', async () => {
  await visit(listOf([one(), two()], { next: offerOf(two()) }))
  await within(await card('Second words')).findByText('Next for you')
  expect(await shown()).toEqual(['Second words', 'First words'])
  expect(await isSelected('Second words')).toBe(true)
})

it('warns when a colleague is proposed the same', async () => {
  await visit(listOf([one()], { next: { ...offerOf(one()), reservedUntil: null } }))
  await screen.findByText(/A colleague sees this one too/)
})

it('copies the next one, which stays first while it can be undone', async () => {
  const { server, user, platform, queryClient } = await visit(
    listOf([one(), two()], { next: offerOf(two()) }),
  )
  const after = [one(), two(mine)]
  server.on('POST /comments/s2/lock', { comment: two(mine), availableCount: 1 })
  server.on(LIST, listOf(after, { next: offerOf(one()) }))
  await user.click(await copyOf('Second words'))
  await within(await card('Second words')).findByText('Copied')
  within(await card('Second words')).getByText('Paste it as your comment on linkedin.com.')
  expect(platform.copied).toEqual(['Second words'])
  await queryClient.refetchQueries()
  expect(await shown()).toEqual(['Second words', 'First words'])
})

it('copies the next one when its page is not loaded', async () => {
  const far = one({ id: 's9', content: 'Far away' })
  const { server, user, platform } = await visit(listOf([two(mine)], { totalPages: 2, next: offerOf(far) }))
  server.on('POST /comments/s9/lock', { comment: { ...far, ...mine }, availableCount: 0 })
  await user.click(await copyOf('Far away'))
  await within(await card('Far away')).findByText('Copied')
  await within(await card('Far away')).findByRole('button', { name: 'Undo' })
  expect(platform.copied).toEqual(['Far away'])
})

it('shows another one in the same place, and claims nothing', async () => {
  const { server, user, platform } = await visit()
  server.on(NEXT, { nextForYou: offerOf(two()) })
  await user.click(await screen.findByRole('button', { name: 'Show another' }))
  await within(await card('Second words')).findByText('Next for you')
  expect(server.to(NEXT)[0]?.body).toEqual({ notId: 's1' })
  expect(platform.copied).toEqual([])
  expect(await shown()).toEqual(['Second words', 'First words'])
  expect(await isSelected('Second words')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show another' }))
})

it('shows another one in place of the copied one', async () => {
  const { server, user, queryClient } = await visit()
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  server.on(LIST, listOf([two(), one(mine)], { next: { ...offerOf(two()), further: true } }))
  await user.click(await copyOf('First words'))
  await within(await card('First words')).findByText('Copied')
  await queryClient.refetchQueries()
  await user.click(screen.getByRole('button', { name: 'Show another' }))
  await within(await card('Second words')).findByText(/You copied one already/)
  within(await card('First words')).getByRole('button', { name: 'Copy again' })
  expect(server.to(NEXT)).toHaveLength(0)
})

it('proposes another one once a colleague has claimed the next one', async () => {
  const { server, queryClient } = await visit()
  await copyOf('First words')
  server.on(LIST, listOf([one({ isLocked: true }), two()]))
  handleEvent(suggestionHandlers, queryClient, {
    type: 'suggestion.claimed',
    ...at,
    commentId: 's1',
    availableCount: 1,
  })
  await expect.poll(() => next('Second words'), { timeout: 3_000 }).not.toBeNull()
  expect(await shown()).toEqual(['Second words', 'First words'])
})

it('proposes one that becomes available when none was left', async () => {
  const { server, queryClient } = await visit(listOf([one({ isLocked: true })]))
  await screen.findByText('Nothing left to copy')
  server.on(LIST, listOf([one()]))
  handleEvent(suggestionHandlers, queryClient, {
    type: 'suggestion.released',
    ...at,
    commentId: 's1',
    availableCount: 1,
  })
  await expect.poll(() => next('First words'), { timeout: 3_000 }).not.toBeNull()
  expect(screen.queryByText('Nothing left to copy')).toBeNull()
})

it('proposes the reserved one after a lost claim', async () => {
  const three = one({ id: 's3', content: 'Third words' })
  const { server, user } = await visit(listOf([one(), two(), three]))
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: { id: 's3', content: 'Third words' } }))
  server.on(LIST, listOf([one({ isLocked: true }), two(), three], { next: offerOf(three) }))
  await user.click(await copyOf('First words'))
  await within(await card('Third words')).findByText('Next for you')
  expect(await isSelected('Third words')).toBe(true)
})

it('offers nothing to copy and nothing to add once the post has ended', async () => {
  await visit(listOf([one(), two()], { next: null }), aPost({ endsAt: '2026-01-01T09:00:00.000Z' }))
  await screen.findByText('Nothing can be copied any more')
  for (const name of ['Copy', 'Suggest a comment', 'Write a suggestion'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('lets members prepare suggestions for a scheduled post, but copy none', async () => {
  await visit(listOf([one(), two()], { next: null }), aPost({ startsAt: '2099-01-01T09:00:00.000Z' }))
  await screen.findByText('Nothing to copy yet')
  await screen.findByRole('button', { name: 'Suggest a comment' })
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})
