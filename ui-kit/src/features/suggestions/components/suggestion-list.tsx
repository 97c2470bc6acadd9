import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NextSuggestion, Suggestion } from '@fanfare/contract/data/comment.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Button } from '../../../primitives/button.tsx'
import { splitHead } from '../api/list-head.ts'
import { useRecentCopy } from '../hooks/use-recent-copy.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { focusComposer } from './composer.tsx'
import type { NextState } from './next-label.tsx'
import { NextSuggestionCard } from './next-suggestion-card.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

export interface SuggestionListProps {
  post: Pick<Post, 'id' | 'host'>
  suggestions: Suggestion[]
  nextForYou: NextSuggestion | null
}

/** The cards, with the next suggestion for the member first. A copied one stays first while it can be undone. */
export function SuggestionList({ post, suggestions, nextForYou }: SuggestionListProps) {
  const { recent } = useRecentCopy()
  const head = recent?.fromHead ? recent : nextForYou
  const state = head === nextForYou ? stateOf(nextForYou) : 'reserved'
  const { first, rest } = splitHead(suggestions, head)
  const elsewhere = head !== null && first === null ? head : null
  const ordered = first === null ? rest : [first, ...rest]
  const { selectedId, select } = useSelection(
    elsewhere === null ? ordered : [{ id: elsewhere.id, isLocked: false }, ...ordered],
  )
  return (
    <ul className="flex flex-col gap-2.5">
      {head === null && <NothingAvailable />}
      {elsewhere !== null && (
        <NextSuggestionCard
          key={elsewhere.id}
          head={elsewhere}
          state={state}
          postId={post.id}
          host={post.host}
          selected={elsewhere.id === selectedId}
          onLost={select}
        />
      )}
      {ordered.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          host={post.host}
          selected={suggestion.id === selectedId}
          head={suggestion === first ? { state } : null}
          onLost={select}
        />
      ))}
    </ul>
  )
}

function stateOf(next: NextSuggestion | null): NextState {
  if (next?.further) return 'further'
  return next?.reservedUntil === null ? 'shared' : 'reserved'
}

/** Shown in place of the next suggestion when none is available. */
function NothingAvailable() {
  const { t } = useTranslation('suggestions')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-4">
      <div className="min-w-0">
        <p className="font-medium">{t('next.noneTitle')}</p>
        <p className="text-muted">{t('next.none')}</p>
      </div>
      <Button
        size="sm"
        className="max-sm:w-full"
        icon={<MessageSquarePlus aria-hidden />}
        onClick={focusComposer}
      >
        {t('composer.label')}
      </Button>
    </li>
  )
}
