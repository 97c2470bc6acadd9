import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { SuggestionCard } from './suggestion-card.tsx'

export interface SuggestionListProps {
  suggestions: Suggestion[]
}

/** The cards, one of which the keys act on. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  const { selectedId, offerNext } = useSelection(suggestions)
  return (
    <ul className="flex flex-col gap-2.5">
      {suggestions.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          selected={suggestion.id === selectedId}
          onLost={offerNext}
        />
      ))}
    </ul>
  )
}
