import type { NextSuggestion, Suggestion } from '@fanfare/contract/data/comment.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useCopies } from '../copies-context.ts'
import { headed } from '../head-of-list.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { NextElsewhere } from './next-elsewhere.tsx'
import type { NextState } from './next-label.tsx'
import { NoneLeft } from './none-left.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

export interface SuggestionListProps {
  post: Pick<Post, 'id' | 'host'>
  suggestions: Suggestion[]
  nextForYou: NextSuggestion | null
}

/** The cards, what is next for the member first; the keys act on one of them. What was copied there stays for a moment. */
export function SuggestionList({ post, suggestions, nextForYou }: SuggestionListProps) {
  const { recent } = useCopies()
  const head = recent?.fromHead ? recent : nextForYou
  const state = head === nextForYou ? stateOf(nextForYou) : 'held'
  const { first, rest } = headed(suggestions, head)
  const elsewhere = head !== null && first === null ? head : null
  const ordered = first === null ? rest : [first, ...rest]
  const { selectedId, select } = useSelection(
    elsewhere === null ? ordered : [{ id: elsewhere.id, isLocked: false }, ...ordered],
  )
  return (
    <ul className="flex flex-col gap-2.5">
      {head === null && <NoneLeft />}
      {elsewhere !== null && (
        <NextElsewhere
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
  return next?.heldUntil === null ? 'shared' : 'held'
}
