import { useId, useState } from 'react'
import { RecoveredNotice } from '../../components/recovered-notice.tsx'
import { TooOldNotice } from '../../components/too-old-notice.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { useAwaitedEnter, type AwaitedEnter } from '../hooks/use-awaited-enter.ts'
import { useCopying } from '../hooks/use-copying.ts'
import type { EditDrafts } from '../hooks/use-edit-drafts.ts'
import { usePanelList } from '../hooks/use-panel-list.ts'
import type { PanelKey } from '../panel-key.ts'
import { isEditable, type EditableRow, type Row } from '../rows.ts'
import { CopyStatus } from './copy-status.tsx'
import { OfferList } from './offer-list.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PanelEditor } from './panel-editor.tsx'
import { PanelFooter } from './panel-footer.tsx'
import { PanelSearch } from './panel-search.tsx'
import { PanelState } from './panel-state.tsx'
import { RowPreview } from './row-preview.tsx'
import { SearchStatus } from './search-status.tsx'

export interface PanelProps {
  drafts: EditDrafts
}

/** The search, the list below it, the selected row in full, and the outcome of the last copy. The search keeps the focus. */
export function Panel({ drafts }: PanelProps) {
  const offline = useDesktop(({ connection }) => connection === 'offline')
  const copiedId = useDesktop(({ lastCopy }) => lastCopy?.commentId ?? null)
  const [text, setText] = useState('')
  const [awaited, setAwaited] = useState<AwaitedEnter | null>(null)
  const [editing, setEditing] = useState<EditableRow | null>(null)
  const words = text.trim()
  const copying = useCopying(offline)
  const list = usePanelList({ words, atOnce: awaited?.words === words, copying, copiedId, offline })
  const { groups, selected } = list
  const listId = useId()

  const stopWaiting = () => setAwaited(null)
  const waits = useAwaitedEnter({
    awaited,
    words,
    status: list.shown.status,
    onEnd: stopWaiting,
    onAct: ({ opensPost }) => selected && list.act(selected, opensPost),
  })
  const edit = (row: Row | null): boolean => {
    if (row === null || offline || !isEditable(row)) return false
    setEditing(row)
    return true
  }
  const press = (key: PanelKey): boolean => {
    if (key.does === 'movePost') return list.movePost(key.by)
    if (key.does === 'move') list.move(key.by)
    else if (key.does === 'copy') setAwaited({ words, opensPost: key.opensPost })
    else if (key.does === 'edit') return edit(selected)
    else if (key.does === 'undo' && copiedId !== null) copying.undo()
    else if (key.does === 'cancel' && awaited !== null) stopWaiting()
    else return false
    return true
  }

  const mode = editing === null ? (groups.length === 0 ? 'none' : 'list') : 'editor'
  return (
    <>
      <PanelSearch
        text={text}
        onType={setText}
        onFocus={() => setEditing(null)}
        listId={listId}
        activeId={selected && `${listId}-${selected.key}`}
        onKey={press}
      />
      <SearchStatus words={words} shown={list.shown} groups={groups} />
      {offline && <OfflineNotice />}
      <div className="mx-3 mt-1 flex shrink-0 flex-col gap-1 empty:hidden">
        <TooOldNotice />
        <RecoveredNotice />
      </div>
      {groups.length === 0 ? (
        <PanelState shown={list.shown} searched={words !== ''} onClear={() => setText('')} />
      ) : (
        <OfferList
          id={listId}
          groups={groups}
          selected={selected}
          readOnly={offline}
          onSelect={(row) => {
            setEditing(null)
            list.select(row)
          }}
          onAct={(row) => list.act(row, true)}
        />
      )}
      {editing !== null && (
        <PanelEditor row={editing} drafts={drafts} copying={copying} onDone={() => setEditing(null)} />
      )}
      {editing === null && selected !== null && (
        <RowPreview
          row={selected}
          justCopied={copying.justCopied === selected.key}
          readOnly={offline}
          onAct={() => list.act(selected, true)}
          onEdit={() => edit(selected)}
        />
      )}
      <CopyStatus waiting={waits} message={copying.message} onUndo={copying.undo} />
      <PanelFooter mode={mode} />
    </>
  )
}
