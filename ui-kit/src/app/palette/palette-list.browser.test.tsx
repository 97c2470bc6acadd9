import { Compass, FileText, Plus } from 'lucide-react'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../../testing/in-browser.tsx'
import { keepEarlyKeys } from './early-keys.ts'
import { matchEntries, type PaletteEntry } from './palette-entry.ts'
import { PaletteList } from './palette-list.tsx'

const noop = () => undefined
const COMMANDS: PaletteEntry[] = [
  { id: 'share', label: 'Share a post', icon: Plus, keys: ['N'], run: noop },
  { id: 'community', label: 'Go to community', icon: Compass, keys: ['G', 'C'], run: noop },
]
const POSTS: PaletteEntry[] = [
  { id: 'post', label: 'Community day', detail: 'Inês', icon: FileText, run: noop },
]

function Palette({ onRun }: { onRun: (entry: PaletteEntry) => void }) {
  const [text, setText] = useState('')
  const groups = [
    { id: 'commands', label: 'Commands', items: matchEntries(COMMANDS, text) },
    { id: 'posts', label: 'Posts', items: matchEntries(POSTS, text) },
  ]
  const isEmpty = groups.every(({ items }) => items.length === 0)
  return (
    <PaletteList
      groups={groups}
      text={text}
      onTextChange={setText}
      placeholder="Search"
      status={isEmpty ? 'Nothing' : ''}
      onRun={onRun}
    />
  )
}

async function renderPalette() {
  const onRun = vi.fn<(entry: PaletteEntry) => void>()
  renderElement(<Palette onRun={onRun} />)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search' }))
  return { ran: () => onRun.mock.calls.map(([entry]) => entry.id) }
}

it('runs the first row on Enter', async () => {
  const { ran } = await renderPalette()
  await userEvent.keyboard('{Enter}')
  await expect.poll(ran).toEqual(['share'])
})

it('finds rows by their words, under the names of their kinds', async () => {
  const { ran } = await renderPalette()
  await userEvent.keyboard('commun')
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(2)
  screen.getByRole('group', { name: 'Posts' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(ran).toEqual(['post'])
})

it('leaves out a kind without rows', async () => {
  await renderPalette()
  await userEvent.keyboard('share')
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(1)
  expect(screen.queryByRole('group', { name: 'Posts' })).toBeNull()
})

it('says that nothing matches', async () => {
  await renderPalette()
  await userEvent.keyboard('zzz')
  expect(await screen.findByText('Nothing')).toBeTruthy()
})

it('has what was typed before it had come, of which the page notices nothing', async () => {
  const noticed = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', noticed)
  keepEarlyKeys()
  await userEvent.keyboard('go')
  document.removeEventListener('keydown', noticed)
  expect(noticed).not.toHaveBeenCalled()
  await renderPalette()
  await userEvent.keyboard(' to')
  screen.getByRole('combobox', { name: 'Search' }).focus()
  await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('go to')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Go to communityGC'])
})
