import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { lookOf } from '../api/claim-state.ts'
import { useRecentCopy } from '../hooks/use-recent-copy.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { useClaim, type OnLost } from '../hooks/use-claim.ts'
import { CardFrame } from './card-frame.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { NextLabel, type NextState } from './next-label.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SuggestionActions } from './suggestion-actions.tsx'
import { SuggestionFacts } from './suggestion-marks.tsx'
import { SuggestionContent } from './suggestion-content.tsx'

export interface SuggestionCardProps {
  suggestion: Suggestion
  host: string
  selected: boolean
  /** Why it is first in the list; null for every other card. */
  head: { state: NextState } | null
  /** Somebody else was faster; the server may propose another suggestion. */
  onLost: OnLost
}

/**
 *  available ── Copy ──▶ copied by you ── Undo, Unlock ──▶ available
 *    └── by somebody else ──▶ already used
 */
export function SuggestionCard({ suggestion, host, selected, head, onLost }: SuggestionCardProps) {
  const { t } = useTranslation('suggestions')
  const [mode, setMode] = useState<'read' | 'edit' | 'copy' | 'reply'>('read')
  const author = useAuthorName(suggestion)
  const claim = useClaim({ ...suggestion, isHead: head !== null }, mode === 'copy' ? null : onLost)
  const { recent } = useRecentCopy()
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
      {head && look !== 'used' && (
        <NextLabel state={look === 'available' ? head.state : 'yours'} host={host} />
      )}
      {mode === 'edit' && <CommentEditor comment={suggestion} onDone={read} />}
      {mode === 'copy' && <CopyEditor content={suggestion.content} host={host} claim={claim} onDone={read} />}
      <SuggestionContent
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
