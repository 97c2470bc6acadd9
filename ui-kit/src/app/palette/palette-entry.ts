import type { LucideIcon } from 'lucide-react'
import { foldAccents } from '../../i18n/fold-accents.ts'

/** A row of the command palette. */
export interface PaletteEntry {
  id: string
  label: string
  /** Tells rows with the same label apart; searched too. */
  detail?: string
  icon: LucideIcon
  keys?: readonly string[]
  run: () => void
}

/** Rows of one kind, below their name. */
export interface PaletteGroup {
  id: string
  label: string
  items: PaletteEntry[]
}

/** The entries with words that begin with the words of a text, ignoring case and accents. An empty text matches all. */
export function matchEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const wanted = wordsOf(text)
  return entries.filter(({ label, detail = '' }) => {
    const words = wordsOf(`${label} ${detail}`)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

const wordsOf = (text: string) => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
