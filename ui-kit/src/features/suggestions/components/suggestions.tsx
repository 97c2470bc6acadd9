import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { suggestionsQuery, supplyQuery } from '../api/suggestion-queries.ts'
import { withRights } from '../api/claim-state.ts'
import { RecentCopyContext } from '../hooks/use-recent-copy.ts'
import { useRecentCopyState } from '../hooks/use-recent-copy.ts'
import { itemsOf } from '../api/pages.ts'
import { PostCountsContext, type PostCounts } from '../hooks/use-post-counts.ts'
import { Composer } from './composer.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionPages } from './suggestion-pages.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'
import { SupplyLine } from './supply-line.tsx'

export interface SuggestionsProps {
  post: Post
  counts: PostCounts
  /** Another way to get suggestions, beside the heading. */
  generate?: ReactNode
  /** Gets more suggestions, where too few are left. */
  more?: ReactNode
}

/** The suggestions of a post: write one, copy one. */
export function Suggestions({ post, counts, generate, more }: SuggestionsProps) {
  const { t } = useTranslation('suggestions')
  const query = useInfiniteQuery(suggestionsQuery(post.id))
  const suggestions = itemsOf(query.data?.pages ?? []).map((each) => withRights(each, post.can.delete))
  const copies = useRecentCopyState()
  const total = query.data?.pages[0]?.total ?? post.commentsCount
  // How high the line above is shows when it has loaded; what is below would move under somebody's finger.
  const settling = useQuery({ ...supplyQuery(post.id), enabled: total > 0 }).isLoading

  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="suggestions" className="text-xl font-semibold tracking-[-0.015em]">
            {t('title')} <span className="text-faint tabular-nums">{total}</span>
          </h2>
          {total > 0 && <SupplyLine postId={post.id} more={more} />}
        </div>
        {!settling && generate}
      </div>
      <PostCountsContext value={counts}>
        <RecentCopyContext value={copies}>
          {settling ? (
            <SuggestionsSkeleton />
          ) : (
            <>
              <Composer postId={post.id} />
              <SuggestionPages query={query} empty={suggestions.length === 0} emptyText={t('empty.member')}>
                <SuggestionList
                  post={post}
                  suggestions={suggestions}
                  nextForYou={query.data?.pages[0]?.nextForYou ?? null}
                />
              </SuggestionPages>
            </>
          )}
        </RecentCopyContext>
      </PostCountsContext>
    </section>
  )
}
