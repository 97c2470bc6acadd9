import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import {
  card,
  copyOf,
  listOf,
  LOCK,
  mine,
  one,
  two,
  UNLOCK,
  visit,
} from '../../../testing/visit-suggestions.tsx'

const inCard = async (words: string) => within(await card(words))

/** Copies the first suggestion. */
async function copyFirst() {
  const view = await visit()
  view.server.on(LOCK, { comment: one(mine), availableCount: 1 })
  await view.user.click(await copyOf('First words'))
  await (await inCard('First words')).findByText('Copied')
  return view
}

afterEach(() => usePreferences.setState({ openAfterCopy: false }))

it('offers the post, another copy and undo in the place of the copied one', async () => {
  const { server, user, platform } = await copyFirst()
  const place = await inCard('First words')
  const link = place.getByRole('link', { name: 'Open linkedin.com' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.linkedin\.com/)
  expect(link.getAttribute('target')).toBe('_blank')
  place.getByRole('button', { name: 'Undo' })
  await user.click(place.getByRole('button', { name: 'Copy again' }))
  expect(platform.copied).toEqual(['First words', 'First words'])
  expect(server.to(LOCK)).toHaveLength(1)
  expect(server.to(UNLOCK)).toHaveLength(0)
})

it('keeps the claim when the clipboard fails the second time, and shows the text', async () => {
  const { server, user, platform } = await copyFirst()
  platform.answers.copy = 'failed'
  await user.click((await inCard('First words')).getByRole('button', { name: 'Copy again' }))
  await screen.findByRole('textbox', { name: 'Text of the suggestion' })
  screen.getByText(/The suggestion is yours until you unlock it/)
  expect(server.to(UNLOCK)).toHaveLength(0)
})

it('shows an edited copy whole to who holds it, and copies that again', async () => {
  const { user, platform } = await visit(listOf([two(), one({ ...mine, copiedContent: 'My own way' })]))
  const place = await inCard('First words')
  place.getByText('My own way')
  await user.click(place.getByRole('button', { name: 'Copy again' }))
  expect(platform.copied).toEqual(['My own way'])
})

it('opens the post by itself only for those who have chosen so', async () => {
  const { platform } = await copyFirst()
  expect(platform.opened).toEqual([])
})

it('opens the post once the text is on the clipboard', async () => {
  usePreferences.setState({ openAfterCopy: true })
  const { platform } = await copyFirst()
  expect(platform.opened).toHaveLength(1)
})

it('opens nothing when nothing was copied', async () => {
  usePreferences.setState({ openAfterCopy: true })
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  server.on(UNLOCK, { comment: one(), availableCount: 2 })
  await user.click(await copyOf('First words'))
  await screen.findByRole('textbox', { name: 'Text of the suggestion' })
  expect(platform.opened).toEqual([])
})

it('says when the browser has kept the post from opening', async () => {
  usePreferences.setState({ openAfterCopy: true })
  const { server, user, platform } = await visit()
  platform.answers.open = 'blocked'
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  await user.click(await copyOf('First words'))
  await (await inCard('First words')).findByText(/Your browser blocked linkedin.com from opening/)
  expect(platform.opened).toEqual([])
})

it('says “You” once', async () => {
  await visit(listOf([one({ isYours: true })], { next: null }))
  const place = await inCard('First words')
  place.getByText('You')
  expect(place.queryByText(/Ana|Marina/)).toBeNull()
})
