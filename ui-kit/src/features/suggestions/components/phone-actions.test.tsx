import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  card,
  listOf,
  LOCK,
  mine,
  offerOf,
  one,
  two,
  unlockable,
  UNLOCK,
  visit,
} from '../../../testing/visit-suggestions.tsx'

const list = { addEventListener: () => {}, removeEventListener: () => {} }

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...list, matches: query.startsWith('(width <') }) as unknown as MediaQueryList,
  )
  return () => vi.restoreAllMocks()
})

const inCard = async (words: string) => within(await card(words))
const names = (buttons: HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)

async function openMenu(words: string, user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.click((await inCard(words)).getByRole('button', { name: 'More about this suggestion' }))
  return within(await screen.findByRole('menu'))
}

it('keeps one button of a copied suggestion outside the menu', async () => {
  const copied = two({ ...mine, can: unlockable })
  const { server, user, platform } = await visit(listOf([one(), copied], { next: offerOf(one()) }))
  const place = await inCard('Second words')
  place.getByText('You copied this')
  place.getByRole('link', { name: 'Open linkedin.com' })
  expect(names(place.getAllByRole('button'))).toEqual(['More about this suggestion'])
  const menu = await openMenu('Second words', user)
  expect(names(menu.getAllByRole('menuitem'))).toEqual(['Copy again', 'Add a response', 'Unlock'])
  await user.click(menu.getByRole('menuitem', { name: 'Copy again' }))
  expect(platform.copied).toEqual(['Second words'])
  server.on(UNLOCK.replace('s1', 's2'), { comment: two(), availableCount: 2 })
  await user.click((await openMenu('Second words', user)).getByRole('menuitem', { name: 'Unlock' }))
  await (await inCard('Second words')).findByRole('button', { name: 'Copy' })
})

it('offers undo next to the post right after a copy', async () => {
  const { server, user } = await visit()
  server.on(LOCK, { comment: one({ ...mine, can: unlockable }), availableCount: 1 })
  await user.click(await (await inCard('First words')).findByRole('button', { name: 'Copy' }))
  const place = await inCard('First words')
  await place.findByText('Copied')
  place.getByRole('link', { name: 'Open linkedin.com' })
  expect(names(place.getAllByRole('button'))).toEqual(['Undo10', 'More about this suggestion'])
  const menu = await openMenu('First words', user)
  expect(names(menu.getAllByRole('menuitem'))).toEqual(['Copy again', 'Show another', 'Add a response'])
})

it('lets those who may unlock what others have copied do so in the menu', async () => {
  const { user } = await visit(listOf([one(), two({ isLocked: true, can: unlockable })]))
  ;(await inCard('Second words')).getByText('Already used')
  const menu = await openMenu('Second words', user)
  expect(names(menu.getAllByRole('menuitem'))).toEqual(['Add a response', 'Unlock'])
})
