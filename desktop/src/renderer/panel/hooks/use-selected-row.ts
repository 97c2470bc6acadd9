import { useState } from 'react'
import { containsWords } from '../find-in-offers.ts'
import { isAvailable, type LostSuggestions, type Row } from '../rows.ts'

export interface SelectedRow {
  selected: Row | null
  select: (row: Row) => void
  /** Moves the selection by a number of rows, and stops at both ends. */
  move: (by: number) => void
  /** Moves it to the first suggestion of the next or previous post. False when there is none. */
  movePost: (by: 1 | -1) => boolean
}

/**
 * The row that Enter acts on. At first, and for a new search, it is the first row that can be copied, within its post
 * preferably one with the words. When the selected row disappears, the proposal for it is selected, otherwise the row
 * that takes its place.
 */
export function useSelectedRow(rows: readonly Row[], words: string, lost: LostSuggestions): SelectedRow {
  const first = { words, key: '', index: firstFor(words, rows) }
  const [kept, setChoice] = useState(first)
  const choice = kept.words === words && kept.key !== '' ? kept : first
  const key = lost.get(choice.key)?.id ?? choice.key
  const found = rows.findIndex((row) => row.key === key)
  const index = found === -1 ? Math.min(choice.index, rows.length - 1) : found
  const choose = (next: number) => {
    const row = rows[next]
    if (row) setChoice({ words, key: row.key, index: next })
  }
  const selected = rows[index] ?? null
  // The selection follows a row that moves, even one that was only selected by default.
  if (selected && (selected.key !== choice.key || index !== choice.index)) {
    setChoice({ words, key: selected.key, index })
  }
  return {
    selected,
    select: (row) => choose(rows.indexOf(row)),
    move: (by) => choose(Math.min(Math.max(index + by, 0), rows.length - 1)),
    movePost: (by) => {
      const next = firstOfPost(rows, postsOf(rows).indexOf(selected?.offer.post.id ?? '') + by)
      choose(next)
      return next !== -1
    },
  }
}

/** The index of the first row to copy. A post may match by one of its suggestions only. */
function firstFor(words: string, rows: readonly Row[]): number {
  const index = Math.max(0, rows.findIndex(isAvailable))
  if (words === '') return index
  const contains = containsWords(words)
  const found = rows.findIndex(
    (row) => row.offer === rows[index]?.offer && isAvailable(row) && contains(row.suggestion.content),
  )
  return found === -1 ? index : found
}

const postsOf = (rows: readonly Row[]) => [...new Set(rows.map(({ offer }) => offer.post.id))]

/** The index of the first row to copy of the n-th post, or of its first row; -1 if there is no such post. */
function firstOfPost(rows: readonly Row[], nth: number): number {
  const id = postsOf(rows)[nth]
  const isInPost = ({ offer }: Row) => offer.post.id === id
  const toCopy = rows.findIndex((row) => isInPost(row) && isAvailable(row))
  return toCopy === -1 ? rows.findIndex(isInPost) : toCopy
}
