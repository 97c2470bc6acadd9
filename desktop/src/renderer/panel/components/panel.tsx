import { useId, useState } from 'react'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../state/desktop-store.ts'
import { useCopying } from '../hooks/use-copying.ts'
import { useRested } from '../hooks/use-rested.ts'
import { useSelectedRow } from '../hooks/use-selected-row.ts'
import { useShownOffers } from '../hooks/use-shown-offers.ts'
import { useSteadyOffers } from '../hooks/use-steady-offers.ts'
import { markCopied } from '../logic/mark-copied.ts'
import { rowGroups, type Row } from '../logic/rows.ts'
import { OfferList } from './offer-list.tsx'
import { OfflineLine } from './offline-line.tsx'
import { PanelSearch } from './panel-search.tsx'
import { PanelState } from './panel-state.tsx'
import { TellLine } from './tell-line.tsx'

const refresh = () => void bridge.call('offers:refresh')

/** The search, the list under it, and what came of the last copy. The focus stays in the search. */
export function Panel() {
  const offline = useDesktop(({ reach }) => reach === 'offline')
  const copiedId = useDesktop(({ lastCopy }) => lastCopy?.commentId ?? null)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const words = useRested(text).trim()
  const shown = useShownOffers(words, refresh)
  const offers = useSteadyOffers(shown.status === 'ready' ? shown.offers : null)
  const copying = useCopying(offline)
  const groups = rowGroups(markCopied(offers ?? [], copiedId), opened, copying.lost)
  const { selected, select, move } = useSelectedRow(
    groups.flatMap(({ rows }) => rows),
    words,
  )
  const listId = useId()

  const act = (row: Row) => {
    select(row)
    const { post } = row.offer
    if (row.kind === 'suggestion') copying.copy(row)
    else if (row.kind === 'cover') setOpened((before) => new Set([...before, post.id]))
    else void bridge.call('window:open', `/posts/${post.id}`)
  }

  return (
    <>
      <PanelSearch
        text={text}
        onType={setText}
        listId={listId}
        activeId={selected && `${listId}-${selected.key}`}
        onMove={move}
        onEnter={() => selected && act(selected)}
      />
      {offline && <OfflineLine />}
      {offers === null || offers.length === 0 ? (
        <PanelState shown={shown} searched={words !== ''} onClear={() => setText('')} />
      ) : (
        <OfferList
          id={listId}
          groups={groups}
          selected={selected}
          fresh={copying.fresh}
          readOnly={offline}
          onSelect={select}
          onAct={act}
        />
      )}
      <TellLine told={copying.told} onUndo={copying.undo} />
    </>
  )
}
