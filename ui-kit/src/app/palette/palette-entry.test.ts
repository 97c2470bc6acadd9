import { Tag } from 'lucide-react'
import { expect, it } from 'vitest'
import { matchEntries, type PaletteEntry } from './palette-entry.ts'

const entry = (label: string, detail?: string): PaletteEntry => ({
  id: label,
  label,
  ...(detail !== undefined && { detail }),
  icon: Tag,
  run: () => undefined,
})

const ENTRIES = [
  entry('How we cut our p95 latency', 'Inês · linkedin.com'),
  entry('Go to community'),
  entry('東京の夜'),
]

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['p95', [0]],
  ['LATENCY cut', [0]],
  ['ines', [0]],
  ['linkedin.c', [0]],
  ['commun', [1]],
  ['東', [2]],
  ['atency', []],
  ['p95 community', []],
])('finds “%s”', (text, indexes) => {
  expect(matchEntries(ENTRIES, text)).toEqual(indexes.map((index) => ENTRIES[index]))
})
