import { useState } from 'react'

/** Whether a row is selected, and how that changes. */
export interface RowSelection {
  isSelected: boolean
  onToggle: (range: boolean) => void
}

export interface SelectedRows {
  /** In the order of the rows. */
  selected: readonly string[]
  /** With `range`, also every row between this one and the one before. */
  toggle: (id: string, range?: boolean) => void
  selectAll: (all: boolean) => void
  selectionOf: (id: string) => RowSelection
}

const NONE: ReadonlySet<string> = new Set()

/** The selected rows of the page that is shown. A row that has left it is no longer selected. */
export function useSelectedRows(ids: readonly string[]): SelectedRows {
  const [marked, setMarked] = useState(NONE)
  const [last, setLast] = useState<string | null>(null)
  const toggle = (id: string, range = false) => {
    const from = last === null || !range ? -1 : ids.indexOf(last)
    const to = ids.indexOf(id)
    const touched = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const after = new Set(ids.filter((each) => marked.has(each)))
    const isMarked = !after.has(id)
    for (const each of touched) {
      if (isMarked) after.add(each)
      else after.delete(each)
    }
    setMarked(after)
    setLast(id)
  }
  return {
    selected: ids.filter((id) => marked.has(id)),
    toggle,
    selectAll: (all) => setMarked(all ? new Set(ids) : NONE),
    selectionOf: (id) => ({
      isSelected: ids.includes(id) && marked.has(id),
      onToggle: (range) => toggle(id, range),
    }),
  }
}
