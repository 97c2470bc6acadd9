import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../claim-state.ts'
import { useCopies } from '../copies-context.ts'
import type { Head } from '../head-of-list.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { ByHand } from './by-hand.tsx'
import { CardFrame } from './card-frame.tsx'
import { ClaimButton } from './claim-button.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { NextActions } from './next-actions.tsx'
import { NextLabel, type NextState } from './next-label.tsx'

export interface NextElsewhereProps {
  head: Head
  state: NextState
  postId: string
  host: string
  selected: boolean
  onLost: OnLost
}

/** What is next for a member while the page it stands on has not been loaded: its words, and what copies them. */
export function NextElsewhere({ head, state, postId, host, selected, onLost }: NextElsewhereProps) {
  const { t } = useTranslation('suggestions')
  const [editing, setEditing] = useState(false)
  const claim = useClaim({ ...head, postId, isHead: true }, editing ? null : onLost)
  const { recent } = useCopies()
  const isMine = recent?.id === head.id
  const look = lookOf({ id: head.id, isLocked: isMine, lockedByYou: isMine }, claim)
  const read = () => setEditing(false)

  return (
    <CardFrame id={head.id} label={t('publicCardLabel')} selected={selected} used={false}>
      <NextLabel state={look === 'free' ? state : 'yours'} host={host} />
      {editing ? (
        <CopyEditor content={head.content} host={host} claim={claim} onDone={read} />
      ) : (
        <p className="text-md break-words whitespace-pre-line">{head.content}</p>
      )}
      {claim.byHand !== null && <ByHand words={claim.byHand} free={look === 'free'} />}
      {!editing && (
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {look === 'free' && (
            <NextActions postId={postId} id={head.id} onEditFirst={() => setEditing(true)} />
          )}
          <ClaimButton
            look={look}
            canUnlock={false}
            claim={claim}
            selected={selected}
            undoUntil={isMine ? recent.undoUntil : null}
          />
        </div>
      )}
    </CardFrame>
  )
}
