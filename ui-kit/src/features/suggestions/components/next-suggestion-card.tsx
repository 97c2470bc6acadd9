import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../api/claim-state.ts'
import { useRecentCopy } from '../hooks/use-recent-copy.ts'
import type { ListHead } from '../api/list-head.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { ManualCopy } from './manual-copy.tsx'
import { CardFrame } from './card-frame.tsx'
import { ClaimButton } from './claim-button.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { NextActions } from './next-actions.tsx'
import { NextLabel, type NextState } from './next-label.tsx'

export interface NextSuggestionCardProps {
  head: ListHead
  state: NextState
  postId: string
  host: string
  selected: boolean
  onLost: OnLost
}

/** The next suggestion while the page that contains it has not been loaded. */
export function NextSuggestionCard({ head, state, postId, host, selected, onLost }: NextSuggestionCardProps) {
  const { t } = useTranslation('suggestions')
  const [editing, setEditing] = useState(false)
  const claim = useClaim({ ...head, postId, isHead: true }, editing ? null : onLost)
  const { recent } = useRecentCopy()
  const isMine = recent?.id === head.id
  const look = lookOf({ id: head.id, isLocked: isMine, claimedByYou: isMine }, claim)
  const read = () => setEditing(false)

  return (
    <CardFrame id={head.id} label={t('publicCardLabel')} selected={selected} used={false}>
      <NextLabel state={look === 'available' ? state : 'yours'} host={host} />
      {editing ? (
        <CopyEditor content={head.content} host={host} claim={claim} onDone={read} />
      ) : (
        <p className="text-md break-words whitespace-pre-line">{head.content}</p>
      )}
      {claim.manualText !== null && <ManualCopy words={claim.manualText} available={look === 'available'} />}
      {!editing && (
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {look === 'available' && (
            <NextActions postId={postId} id={head.id} onEditFirst={() => setEditing(true)} />
          )}
          <ClaimButton
            look={look}
            canRelease={false}
            claim={claim}
            selected={selected}
            undoUntil={isMine ? recent.undoUntil : null}
          />
        </div>
      )}
    </CardFrame>
  )
}
