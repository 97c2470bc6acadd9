import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import {
  DeleteSelection,
  type DeleteSelectionProps,
} from '../../../components/selection/delete-selection.tsx'
import { deleteComments } from '../api/suggestion-api.ts'

/** How much of its text names a suggestion. */
const NAME_LENGTH = 60

export interface SuggestionSelectionProps extends Pick<DeleteSelectionProps<Suggestion>, 'children'> {
  postId: string
  suggestions: readonly Suggestion[]
}

/** Selects loaded suggestions of a post, and deletes them. */
export default function SuggestionSelection({ postId, suggestions, children }: SuggestionSelectionProps) {
  return (
    <DeleteSelection
      rows={suggestions}
      nameOf={({ content }) => content.slice(0, NAME_LENGTH)}
      onDelete={(ids) => deleteComments(postId, ids)}
    >
      {children}
    </DeleteSelection>
  )
}
