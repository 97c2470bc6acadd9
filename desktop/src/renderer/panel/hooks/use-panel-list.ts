import { useState } from 'react'
import { bridge } from '../../bridge.ts'
import { rowGroups, type Row, type RowGroup } from '../rows.ts'
import type { Copying } from './use-copying.ts'
import { useGeneration } from './use-generation.ts'
import { useSelectedRow, type SelectedRow } from './use-selected-row.ts'
import { useShownOffers, type ShownOffers } from './use-shown-offers.ts'
import { useSteadyOffers } from './use-steady-offers.ts'

export interface PanelListOptions {
  words: string
  /** Asks the server without waiting for typing to pause. */
  atOnce: boolean
  copying: Copying
  /** The suggestion that was copied last, while that can be undone. */
  copiedId: string | null
  offline: boolean
}

export interface PanelList extends SelectedRow {
  shown: ShownOffers
  /** The rows by post; empty when there is no list. */
  groups: RowGroup[]
  /** Copies what a row offers, or does what it says. */
  act: (row: Row, opensPost: boolean) => void
}

const refresh = () => void bridge.call('offers:refresh')

/** The rows of the panel, the selected one, and what each does. */
export function usePanelList({ words, atOnce, copying, copiedId, offline }: PanelListOptions): PanelList {
  const [uncovered, setUncovered] = useState<ReadonlySet<string>>(new Set())
  const shown = useShownOffers(words, { atOnce, refresh })
  const offers = useSteadyOffers(shown.status === 'ready' ? shown.offers : null) ?? []
  const generation = useGeneration(offers, offline)
  const { lost } = copying
  const groups = rowGroups(offers, { uncovered, lost, copiedId, generations: generation.byPost })
  const rows = groups.flatMap((group) => group.rows)
  const selection = useSelectedRow(rows, words, lost)

  const act = (row: Row, opensPost: boolean) => {
    selection.select(row)
    const { post } = row.offer
    if (row.kind === 'suggestion') copying.copy(row, opensPost)
    else if (row.kind === 'generated') copying.approveAndCopy(row, opensPost)
    else if (row.kind === 'generate') generation.act(row.offer)
    else if (row.kind === 'cover') setUncovered((before) => new Set([...before, post.id]))
    else void bridge.call('window:open', `/posts/${post.id}`)
  }
  return { ...selection, shown, groups, act }
}
