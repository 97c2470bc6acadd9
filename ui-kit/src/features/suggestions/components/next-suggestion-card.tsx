import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { lookOf } from '../api/claim-state.ts'
import { textId } from '../hooks/selected-card.ts'
import { useRecentCopyOf } from '../hooks/use-recent-copy.ts'
import type { ListHead } from '../api/list-head.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { BlockedPost } from './blocked-post.tsx'
import { ManualCopy } from './manual-copy.tsx'
import { CardFrame } from './card-frame.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { HeadActions } from './head-actions.tsx'
import { NextLabel, type NextPlace } from './next-label.tsx'
import { CopiedActions, type PostLink } from './copied-actions.tsx'

export interface NextSuggestionCardProps {
  head: ListHead
  place: NextPlace
  postId: string
  link: PostLink
  selected: boolean
  onLost: OnLost
}

/** The next suggestion while the page that contains it has not been loaded. */
export function NextSuggestionCard(props: NextSuggestionCardProps) {
  const { head, place, postId, link, selected, onLost } = props
  const { t } = useTranslation('suggestions')
  const [editing, setEditing] = useState(false)
  const claim = useClaim({ ...head, postId, url: link.url, place: null }, editing ? null : onLost)
  const recent = useRecentCopyOf(head.id)
  const isPhone = useIsPhone()
  const isMine = recent !== null
  const look = lookOf({ id: head.id, isLocked: isMine, claimedByYou: isMine }, claim)
  const text = isMine ? recent.text : head.content

  return (
    <CardFrame id={head.id} label={t('publicCardLabel')} selected={selected} used={false}>
      <NextLabel place={look === 'available' ? place : { ...place, state: 'yours' }} host={link.host} />
      {editing ? (
        <CopyEditor content={head.content} host={link.host} claim={claim} onDone={() => setEditing(false)} />
      ) : (
        <p id={textId(head.id)} dir="auto" className="text-md break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {claim.manualText !== null && <ManualCopy words={claim.manualText} available={look === 'available'} />}
      {claim.isPostBlocked && isMine && <BlockedPost host={link.host} />}
      {!editing && (
        <HeadActions
          look={look}
          claim={claim}
          canRelease={false}
          selected={selected}
          undoUntil={isMine ? recent.undoUntil : null}
          next={
            <CopiedActions
              claim={claim}
              copiedText={{ ...link, text, isLast: isMine }}
              selected={selected}
              wide={isPhone}
            />
          }
          onAnother={place.another.show}
          onEditFirst={() => setEditing(true)}
        />
      )}
    </CardFrame>
  )
}
