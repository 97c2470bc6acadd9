import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { lookOf } from '../claim-state.ts'
import { useCopies } from '../copies-context.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { CardFrame } from './card-frame.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { NextLabel, type NextState } from './next-label.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SuggestionActions } from './suggestion-actions.tsx'
import { SuggestionFacts } from './suggestion-facts.tsx'
import { SuggestionWords } from './suggestion-words.tsx'

export interface SuggestionCardProps {
  suggestion: Suggestion
  host: string
  selected: boolean
  /** Why it heads the list; null for every other card. */
  head: { state: NextState } | null
  /** Somebody was faster; the server may propose another one. */
  onLost: OnLost
}

/**
 *  free ── Copy ──▶ copied by you ── Undo, Unlock ──▶ free
 *    └── by somebody else ──▶ already used
 */
export function SuggestionCard({ suggestion, host, selected, head, onLost }: SuggestionCardProps) {
  const { t } = useTranslation('suggestions')
  const [mode, setMode] = useState<'read' | 'edit' | 'copy' | 'reply'>('read')
  const author = useAuthorName(suggestion)
  const claim = useClaim({ ...suggestion, isHead: head !== null }, mode === 'copy' ? null : onLost)
  const { recent } = useCopies()
  const read = () => setMode('read')
  const look = lookOf(suggestion, claim)

  return (
    <CardFrame
      id={suggestion.id}
      label={author === null ? t('publicCardLabel') : t('cardLabel', { author })}
      selected={selected}
      used={look === 'used'}
      below={
        <>
          <Replies replies={suggestion.replies} />
          {mode === 'reply' && <ReplyForm suggestion={suggestion} onDone={read} />}
        </>
      }
    >
      {head && look !== 'used' && <NextLabel state={look === 'free' ? head.state : 'yours'} host={host} />}
      {mode === 'edit' && <CommentEditor comment={suggestion} onDone={read} />}
      {mode === 'copy' && <CopyEditor content={suggestion.content} host={host} claim={claim} onDone={read} />}
      <SuggestionWords
        suggestion={suggestion}
        look={look}
        claim={claim}
        edited={mode === 'edit' || mode === 'copy'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SuggestionFacts suggestion={suggestion} />
        {mode !== 'copy' && (
          <SuggestionActions
            suggestion={suggestion}
            look={look}
            claim={claim}
            selected={selected}
            isHead={head !== null}
            undoUntil={recent?.id === suggestion.id ? recent.undoUntil : null}
            onMode={setMode}
          />
        )}
      </div>
    </CardFrame>
  )
}
