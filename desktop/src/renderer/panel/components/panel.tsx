import { CloudOff } from 'lucide-react'
import { useId, useState } from 'react'
import { bridge } from '../../bridge.ts'
import { AsOf } from '../../components/as-of.tsx'
import { RecoveredNotice } from '../../components/recovered-notice.tsx'
import { TooOldNotice } from '../../components/too-old-notice.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { useAwaitedEnter } from '../hooks/use-awaited-enter.ts'
import { useCopying } from '../hooks/use-copying.ts'
import { useGeneration } from '../hooks/use-generation.ts'
import { useSelectedRow } from '../hooks/use-selected-row.ts'
import { useShownOffers } from '../hooks/use-shown-offers.ts'
import { useSteadyOffers } from '../hooks/use-steady-offers.ts'
import { rowGroups, type Row } from '../rows.ts'
import { CopyStatus } from './copy-status.tsx'
import { OfferList } from './offer-list.tsx'
import { PanelSearch } from './panel-search.tsx'
import { PanelState } from './panel-state.tsx'

const refresh = () => void bridge.call('offers:refresh')

/** The search, the list below it, and the outcome of the last copy. The focus stays in the search. */
export function Panel() {
  const offline = useDesktop(({ connection }) => connection === 'offline')
  const copiedId = useDesktop(({ lastCopy }) => lastCopy?.commentId ?? null)
  const [text, setText] = useState('')
  const [uncovered, setUncovered] = useState<ReadonlySet<string>>(new Set())
  const [awaited, setAwaited] = useState<string | null>(null)
  const words = text.trim()
  const shown = useShownOffers(words, { atOnce: awaited === words, refresh })
  const offers = useSteadyOffers(shown.status === 'ready' ? shown.offers : null)
  const copying = useCopying(offline)
  const generation = useGeneration(offers ?? [], offline)
  const groups = rowGroups(offers ?? [], {
    uncovered,
    lost: copying.lost,
    copiedId,
    generations: generation.byPost,
  })
  const { selected, select, move } = useSelectedRow(
    groups.flatMap(({ rows }) => rows),
    words,
    copying.lost,
  )
  const listId = useId()

  const act = (row: Row) => {
    select(row)
    const { post } = row.offer
    if (row.kind === 'suggestion') copying.copy(row)
    else if (row.kind === 'generated') copying.approveAndCopy(row)
    else if (row.kind === 'generate') generation.act(row.offer)
    else if (row.kind === 'cover') setUncovered((before) => new Set([...before, post.id]))
    else void bridge.call('window:open', `/posts/${post.id}`)
  }
  const stopWaiting = () => setAwaited(null)
  useAwaitedEnter({
    awaited,
    words,
    status: shown.status,
    onEnd: stopWaiting,
    onAct: () => selected && act(selected),
  })

  return (
    <>
      <PanelSearch
        text={text}
        onType={setText}
        listId={listId}
        activeId={selected && `${listId}-${selected.key}`}
        onMove={move}
        onEnter={() => setAwaited(words)}
        onCancel={awaited === null ? null : stopWaiting}
      />
      {offline && <OfflineNotice />}
      <div className="mx-3 mt-1 flex shrink-0 flex-col gap-1 empty:hidden">
        <TooOldNotice />
        <RecoveredNotice />
      </div>
      {offers === null || offers.length === 0 ? (
        <PanelState shown={shown} searched={words !== ''} onClear={() => setText('')} />
      ) : (
        <OfferList
          id={listId}
          groups={groups}
          selected={selected}
          justCopied={copying.justCopied}
          readOnly={offline}
          onSelect={select}
          onAct={act}
        />
      )}
      <CopyStatus waiting={awaited !== null} message={copying.message} onUndo={copying.undo} />
    </>
  )
}

/** Shows that the list may be outdated, and how old it is. */
function OfflineNotice() {
  const fetchedAt = useDesktop(({ offers }) => offers?.fetchedAt)
  if (fetchedAt === undefined) return null
  return (
    <output className="mx-3 mt-1 flex shrink-0 items-center gap-2 rounded-md bg-warn-soft px-2.5 py-1.5 text-sm text-warn">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <AsOf iso={fetchedAt} />
    </output>
  )
}
