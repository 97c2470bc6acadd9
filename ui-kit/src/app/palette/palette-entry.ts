import type { LucideIcon } from 'lucide-react'
import { matchesWords } from '../../i18n/match-words.ts'

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
  return entries.filter(({ label, detail = '' }) => matchesWords(`${label} ${detail}`, text))
}
