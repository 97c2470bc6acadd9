import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { handleEvent } from '../../../components/live-handlers.ts'
import type { FakeRequest } from '../../../testing/fake-api.ts'
import { suggestionHandlers } from '../api/live.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import {
  card,
  LIST,
  listOf,
  LOCK,
  isSelected,
  mine,
  one,
  openComposer,
  two,
  visit,
} from '../../../testing/visit-suggestions.tsx'

it('ignores letters in fields, and when shortcuts are disabled', async () => {
  const { server, user } = await visit()
  await user.type(await openComposer(), 'jc')
  expect(await isSelected('First words')).toBe(true)
  usePreferences.setState({ shortcuts: false })
  await user.click(document.body)
  await user.keyboard('jc')
  expect(await isSelected('First words')).toBe(true)
  expect(server.to(LOCK)).toHaveLength(0)
})

it('moves with J and K, copies with C and responds with R', async () => {
  const { server, user, platform } = await visit()
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('j')
  expect(await isSelected('Second words')).toBe(true)
  await user.keyboard('k')
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  await user.keyboard('c')
  await expect.poll(() => platform.copied).toEqual(['First words'])
  await user.keyboard('r')
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Your response' }))
})

it('takes what is typed right after R as the response', async () => {
  await visit()
  expect(await isSelected('First words')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your response' }))
})

it('steps over what is copied', async () => {
  const third = one({ id: 's3', content: 'Third words' })
  const { user } = await visit(listOf([one(), two({ isLocked: true }), third]))
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('j')
  expect(await isSelected('Third words')).toBe(true)
  await user.keyboard('k')
  expect(await isSelected('First words')).toBe(true)
})

it('loads more at the end, and goes on there', async () => {
  const third = one({ id: 's3', content: 'Third words' })
  const pages = [listOf([one(), two()], { totalPages: 2 }), listOf([third], { page: 2, totalPages: 2 })]
  const { server, user } = await visit(pages[0])
  server.on(LIST, ({ query }: FakeRequest) => pages[Number(query.get('page')) - 1])
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('jj')
  await expect.poll(async () => isSelected('Third words')).toBe(true)
  expect(document.activeElement).toBe((await card('Third words')).closest('li'))
})

it('C says on the card why there is nothing to copy', async () => {
  const { server, user, queryClient } = await visit()
  expect(await isSelected('First words')).toBe(true)
  handleEvent(suggestionHandlers, queryClient, {
    type: 'suggestion.claimed',
    organizationId: 'org-1',
    postId: 'post-1',
    commentId: 's1',
    availableCount: 1,
  })
  await within(await card('First words')).findByText('Already used')
  await user.keyboard('c')
  within(await card('First words')).getByRole('alert')
  expect(server.to(LOCK)).toHaveLength(0)
  await user.keyboard('j')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('C copies again what is held, without asking the server', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('c')
  await within(await card('First words')).findByText('Copied')
  await user.keyboard('c')
  await expect.poll(() => platform.copied).toEqual(['First words', 'First words'])
  expect(server.to(LOCK)).toHaveLength(1)
})

it('C leads to what is said when nothing is left', async () => {
  const { user } = await visit(listOf([one({ isLocked: true })]))
  const notice = (await screen.findByText('Nothing left to copy')).closest('[tabindex]')
  await user.keyboard('c')
  expect(document.activeElement).toBe(notice)
})
