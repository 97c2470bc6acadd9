import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AFTER_REPEATS } from '../../../testing/after-repeats.ts'
import { delayed, refuse, unreachable } from '../../../testing/fake-api.ts'
import { handleEvent } from '../../../components/live-handlers.ts'
import { suggestionHandlers } from '../api/live.ts'
import {
  LIST,
  LOCK,
  UNLOCK,
  card,
  copyOf,
  counts,
  isSelected,
  listOf,
  mine,
  offerOf,
  one,
  two,
  unlockable,
  visit,
} from '../../../testing/visit-suggestions.tsx'

it('shows a lost claim as used, says so and selects the next available one, without copying', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: { id: 's2', content: 'Second words' } }))
  server.on(LIST, listOf([one({ isLocked: true }), two()]))
  await user.click(await copyOf('First words'))
  await screen.findByText(/The next available suggestion is selected/)
  within(await card('First words')).getByText('Already used')
  expect(await isSelected('Second words')).toBe(true)
  expect(platform.copied).toEqual([])
})

it('says when none is available, and fetches the list again', async () => {
  const { server, user } = await visit()
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: null }))
  server.on(LIST, listOf([one({ isLocked: true }), two({ isLocked: true })]))
  await user.click(await copyOf('First words'))
  await screen.findByText(/copied the last one/)
  await within(await card('Second words')).findByText('Already used')
})

it('shows the proposed one even if its page is not loaded', async () => {
  const { server, user } = await visit(listOf([one()]))
  const next = { id: 's9', content: 'Far away' }
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next }))
  server.on(LIST, listOf([one({ isLocked: true })], { totalPages: 2, next: offerOf(next) }))
  await user.click(await copyOf('First words'))
  await copyOf('Far away')
  expect(await isSelected('Far away')).toBe(true)
  await expect.poll(() => document.activeElement?.textContent).toContain('Far away')
})

it('does not take the event of its own claim for that of another member', async () => {
  const { server, user, queryClient } = await visit()
  const answer = delayed({ comment: one(mine), availableCount: 1 })
  server.on(LOCK, answer.answer)
  await user.click(await copyOf('First words'))
  const at = { organizationId: 'org-1', postId: 'post-1', commentId: 's1' }
  handleEvent(suggestionHandlers, queryClient, { type: 'suggestion.claimed', ...at, availableCount: 1 })
  await copyOf('First words')
  expect(screen.queryByText('Already used')).toBeNull()
  answer.release()
  await within(await card('First words')).findByText('Copied')
})

it('shows no claim as won before the response', async () => {
  const { server, user, platform } = await visit()
  const answer = delayed({ comment: one(mine), availableCount: 1 })
  server.on(LOCK, answer.answer)
  await user.click(await copyOf('First words'))
  expect(within(await card('First words')).queryByText(/Copied|You copied/)).toBeNull()
  expect(platform.copied).toEqual([])
  answer.release()
  await within(await card('First words')).findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
})

it('claims once, however often Copy is pressed', async () => {
  const { server, user } = await visit()
  const answer = delayed({ comment: one(mine), availableCount: 1 })
  server.on(LOCK, answer.answer)
  const button = await copyOf('First words')
  await user.dblClick(button)
  await user.keyboard('c')
  answer.release()
  await within(await card('First words')).findByText('Copied')
  expect(server.to(LOCK)).toHaveLength(1)
})

it('releases the claim when the clipboard fails, and shows the text for copying by hand', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  server.on(UNLOCK, { comment: one(), availableCount: 2 })
  await user.click(await copyOf('First words'))
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text of the suggestion',
  })
  expect(words.value).toBe('First words')
  expect(server.to(UNLOCK)).toHaveLength(1)
  expect(counts.onAvailableCount).toHaveBeenLastCalledWith(2)
})

it('says that the suggestion is claimed when neither the clipboard nor the release works', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, { comment: one({ ...mine, can: unlockable }), availableCount: 1 })
  server.on(UNLOCK, unreachable)
  await user.click(await copyOf('First words'))
  await screen.findByText(/is yours until you unlock it/)
  await screen.findByText('You copied this')
})

it('shows an error when a claim is refused', async () => {
  const { server, user } = await visit()
  server.on(LOCK, unreachable)
  await user.click(await copyOf('First words'))
  await screen.findAllByText(/The server cannot be reached/, {}, AFTER_REPEATS)
  await copyOf('First words')
})

it('updates the available count of the post', async () => {
  const { server, user } = await visit()
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  await user.click(await copyOf('First words'))
  await within(await card('First words')).findByText('Copied')
  expect(counts.onAvailableCount).toHaveBeenCalledWith(1)
})

it('releases an unlocked suggestion, and shows an error if that fails', async () => {
  const { server, user } = await visit(listOf([one({ ...mine, can: unlockable })]))
  server.on(UNLOCK, refuse(403, 'FORBIDDEN'))
  await user.click(await screen.findByRole('button', { name: 'Unlock' }))
  await screen.findAllByText(/Failed to unlock comment suggestion\. You are not allowed/)
  server.on(UNLOCK, { comment: one(), availableCount: 1 })
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await copyOf('First words')
})
