import { useState } from 'react'
import type { Row } from '../logic/rows.ts'

export interface SelectedRow {
  selected: Row | null
  select: (row: Row) => void
  /** Goes on by so many rows, and stops at the ends. */
  move: (by: number) => void
}

/**
 * Which row Enter would act on: at first, and for other `words`, the first one to copy. When a row goes, the one that
 * takes its place is selected.
 */
export function useSelectedRow(rows: readonly Row[], words: string): SelectedRow {
  const first = { words, key: '', index: Math.max(0, rows.findIndex(isToCopy)) }
  const [kept, setChoice] = useState(first)
  const choice = kept.words === words && kept.key !== '' ? kept : first
  const found = rows.findIndex(({ key }) => key === choice.key)
  const index = found === -1 ? Math.min(choice.index, rows.length - 1) : found
  const choose = (next: number) => {
    const row = rows[next]
    if (row) setChoice({ words, key: row.key, index: next })
  }
  const selected = rows[index] ?? null
  // A row that moves takes the selection along, also one nobody has chosen by hand yet.
  if (selected && (selected.key !== choice.key || index !== choice.index)) {
    setChoice({ words, key: selected.key, index })
  }
  return {
    selected,
    select: (row) => choose(rows.indexOf(row)),
    move: (by) => choose(Math.min(Math.max(index + by, 0), rows.length - 1)),
  }
}

function isToCopy(row: Row): boolean {
  return row.kind === 'suggestion' && !row.suggestion.isLocked
}
