import { Compass, Plus } from 'lucide-react'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../../testing/in-browser.tsx'
import { PaletteList, type PaletteEntry } from './palette-list.tsx'

const noop = () => undefined
const ENTRIES: PaletteEntry[] = [
  { id: 'share', label: 'Share a post', icon: Plus, keys: ['N'], run: noop },
  { id: 'community', label: 'Go to community', icon: Compass, keys: ['G', 'C'], run: noop },
]

async function renderPalette() {
  const onRun = vi.fn<(entry: PaletteEntry) => void>()
  renderElement(<PaletteList entries={ENTRIES} placeholder="Search" emptyText="Nothing" onRun={onRun} />)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search' }))
  return { onRun, ran: () => onRun.mock.calls.map(([entry]) => entry.id) }
}

it('runs the first command on Enter', async () => {
  const { ran } = await renderPalette()
  await userEvent.keyboard('{Enter}')
  await expect.poll(ran).toEqual(['share'])
})

it('finds a command by its words', async () => {
  const { ran } = await renderPalette()
  await userEvent.keyboard('commun')
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(ran).toEqual(['community'])
})

it('says that no command matches', async () => {
  await renderPalette()
  await userEvent.keyboard('zzz')
  expect(await screen.findByText('Nothing')).toBeTruthy()
})
