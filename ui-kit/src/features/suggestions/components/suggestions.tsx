import { PostCountsContext, type PostCounts } from '../hooks/use-post-counts.ts'
import { RecentCopyContext, useRecentCopyStore } from '../hooks/use-recent-copy.ts'
import { SuggestionBoard, type SuggestionBoardProps } from './suggestion-board.tsx'

export interface SuggestionsProps extends SuggestionBoardProps {
  counts: PostCounts
}

/** The suggestions of a post: copy one, write one. */
export function Suggestions({ counts, ...board }: SuggestionsProps) {
  return (
    <PostCountsContext value={counts}>
      <RecentCopyContext value={useRecentCopyStore()}>
        <SuggestionBoard {...board} />
      </RecentCopyContext>
    </PostCountsContext>
  )
}
