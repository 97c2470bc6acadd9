import { memo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { isOwnText } from '@fanfare/contract/suggestions/rules/availability.ts'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { lookOf } from '../api/claim-state.ts'
import { useRecentCopyOf } from '../hooks/use-recent-copy.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { CardFrame } from './card-frame.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { CopiedActions, type PostLink } from './copied-actions.tsx'
import { CommentEditor, ReplyForm } from './later-forms.tsx'
import { NextLabel, type NextPlace } from './next-label.tsx'
import { Replies } from './replies.tsx'
import { SuggestionActions } from './suggestion-actions.tsx'
import { SuggestionFacts } from './suggestion-marks.tsx'
import { SuggestionContent } from './suggestion-content.tsx'

export interface SuggestionCardProps {
  suggestion: Suggestion
  link: PostLink
  selected: boolean
  /** The shortcut C had nothing to copy here. */
  refused: boolean
  /** False once the user may not copy more of the post. */
  canCopy?: boolean
  /** Where it is: the place of the next suggestion, or its index among the others. */
  at: NextPlace | number
  /** Another member was faster; the server may propose another suggestion. */
  onLost: OnLost
  /** Selects it. */
  box?: ReactNode
}

/**
 * A card of the list. Its props are stable, so that a key, a claim or an event re-renders only the cards it changes.
 *
 *  available ── Copy ──▶ copied by you ── Undo, Unlock ──▶ available
 *    └── by another member ──▶ already used
 */
export const SuggestionCard = memo(function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, link, selected, refused, canCopy, at, onLost, box } = props
  const { t } = useTranslation('suggestions')
  const [mode, setMode] = useState<'read' | 'edit' | 'copy' | 'reply'>('read')
  const author = useAuthorName(suggestion)
  const place = typeof at === 'number' ? null : at
  const { host, url } = link
  const claim = useClaim(
    { ...suggestion, url, place: typeof at === 'number' ? at : null },
    mode === 'copy' ? null : onLost,
  )
  const recent = useRecentCopyOf(suggestion.id)
  const isPhone = useIsPhone()
  const read = () => setMode('read')
  const look = lookOf(suggestion, claim)

  return (
    <CardFrame
      id={suggestion.id}
      label={author === null ? t('publicCardLabel') : t('cardLabel', { author })}
      selected={selected}
      used={look === 'used'}
      refused={refused}
      index={typeof at === 'number' ? at : undefined}
      below={
        <>
          <Replies replies={suggestion.replies} />
          {mode === 'reply' && <ReplyForm open onOpenChange={read} suggestion={suggestion} onDone={read} />}
        </>
      }
    >
      {box}
      {place && look !== 'used' && (
        <NextLabel place={look === 'available' ? place : { ...place, state: 'yours' }} host={host} />
      )}
      {mode === 'edit' && <CommentEditor open onOpenChange={read} comment={suggestion} onDone={read} />}
      {mode === 'copy' && <CopyEditor content={suggestion.content} host={host} claim={claim} onDone={read} />}
      <SuggestionContent
        suggestion={suggestion}
        look={look}
        claim={claim}
        host={host}
        edited={mode === 'edit' || mode === 'copy'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SuggestionFacts suggestion={suggestion} />
        {mode !== 'copy' && (
          <SuggestionActions
            suggestion={suggestion}
            place={place}
            look={look}
            claim={claim}
            canRelease={suggestion.can.release}
            canCopy={canCopy}
            isOwn={isOwnText(suggestion)}
            selected={selected}
            undoUntil={recent?.undoUntil ?? null}
            next={
              <CopiedActions
                claim={claim}
                copiedText={{
                  host,
                  url,
                  text: suggestion.copiedContent ?? suggestion.content,
                  isLast: recent !== null,
                }}
                selected={selected}
                wide={isPhone && place !== null}
              />
            }
            onMode={setMode}
          />
        )}
      </div>
    </CardFrame>
  )
})
