import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { lookOf } from '../claim-state.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { cardId } from '../hooks/use-selection.ts'
import { ByHand } from './by-hand.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SuggestionActions } from './suggestion-actions.tsx'
import { SuggestionFacts } from './suggestion-facts.tsx'

export interface SuggestionCardProps {
  suggestion: Suggestion
  selected: boolean
  /** Somebody was faster; the server may propose another one. */
  onLost: OnLost
}

/**
 *  free ── Copy ──▶ copied by you ── Unlock ──▶ free
 *    └── by somebody else ──▶ already used
 */
export function SuggestionCard({ suggestion, selected, onLost }: SuggestionCardProps) {
  const { t } = useTranslation('suggestions')
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read')
  const author = useAuthorName(suggestion)
  const claim = useClaim(suggestion, onLost)
  const read = () => setMode('read')
  const look = lookOf(suggestion, claim)
  const usedByOthers = look === 'used'

  return (
    <li id={cardId(suggestion.id)} tabIndex={-1} className="outline-none">
      <article
        aria-label={author === null ? t('publicCardLabel') : t('cardLabel', { author })}
        aria-current={selected || undefined}
        className={clsx(
          'flex flex-col gap-3 rounded-lg border p-4 transition-[border-color,box-shadow] duration-120',
          usedByOthers ? 'border-dashed border-line-strong' : 'bg-surface shadow-card',
          selected ? 'border-accent/50 ring-3 ring-accent/15' : !usedByOthers && 'border-line',
        )}
      >
        {mode === 'edit' ? (
          <CommentEditor comment={suggestion} onDone={read} />
        ) : (
          <p className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}>
            {suggestion.content}
          </p>
        )}
        {claim.byHand !== null && !usedByOthers && <ByHand words={claim.byHand} free={look === 'free'} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SuggestionFacts suggestion={suggestion} />
          <SuggestionActions
            suggestion={suggestion}
            look={look}
            claim={claim}
            selected={selected}
            onReply={() => setMode('reply')}
            onEdit={() => setMode('edit')}
          />
        </div>
      </article>
      <Replies replies={suggestion.replies} />
      {mode === 'reply' && <ReplyForm suggestion={suggestion} onDone={read} />}
    </li>
  )
}
