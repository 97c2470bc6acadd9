import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import type { VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import { usePhase } from '../../../components/use-phase.ts'
import { publicSuggestionsQuery, SUGGESTION_KEYS } from '../api/suggestion-queries.ts'
import { usePollFirstPage } from '../hooks/use-poll-first-page.ts'
import { RecentCopyContext, useRecentCopyStore } from '../hooks/use-recent-copy.ts'
import { useKeepVisitorCopy } from '../visitor-copies/hooks/use-keep-visitor-copy.ts'
import { useLoadMore } from '../hooks/use-load-more.ts'
import { keepPlace } from '../api/list-head.ts'
import { itemsOf } from '../api/pages.ts'
import { PublicSuggestionCard } from './public-suggestion-card.tsx'
import { VisitorLimitNotice } from './visitor-limit-notice.tsx'
import { SuggestionPages } from './suggestion-pages.tsx'

const ENDED: VisitorLimit = { code: 'POST_ENDED', until: null }

export interface PublicSuggestionsProps {
  post: PublicPost
}

/** The suggestions of a public post, for users outside its organization and visitors. They can copy within limits. */
export function PublicSuggestions({ post }: PublicSuggestionsProps) {
  const { t } = useTranslation('suggestions')
  const place = { organizationSlug: post.organization.slug, postSlug: post.slug }
  const query = useInfiniteQuery(publicSuggestionsQuery(place))
  usePollFirstPage(place)
  // The suggestion whose copy was refused, which shows the limit where the visitor is looking.
  const [refusedId, setRefusedId] = useState<string | null>(null)
  // Stable, because every card receives it.
  const keepRefusal = useCallback((id: string, isRefused: boolean) => setRefusedId(isRefused ? id : null), [])
  const keepCopy = useKeepVisitorCopy(post)
  const copies = useRecentCopyStore()
  const recent = useStore(copies, (state) => state.recent)
  const suggestions = keepPlace(itemsOf(query.data?.pages ?? []), recent)
  const isOver = usePhase(post) === 'ended'
  const limit = isOver ? ENDED : (query.data?.pages[0]?.limit ?? null)
  const loadMore = useLoadMore(SUGGESTION_KEYS.ofPlace(place), query)

  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4">
      <h2 id="suggestions" className="text-xl font-semibold tracking-[-0.015em]">
        {t('title')}{' '}
        <span className="text-faint tabular-nums">{query.data?.pages[0]?.total ?? post.commentsCount}</span>
      </h2>
      <RecentCopyContext value={copies}>
        <SuggestionPages
          query={query}
          loadMore={loadMore}
          empty={suggestions.length === 0}
          emptyText={t('empty.visitor')}
        >
          {limit !== null && refusedId === null && suggestions.some(({ isLocked }) => !isLocked) && (
            <VisitorLimitNotice limit={limit} />
          )}
          <ul className="flex flex-col gap-2.5">
            {suggestions.map((suggestion, index) => (
              <PublicSuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                link={post}
                index={index}
                limit={limit}
                isRefused={refusedId === suggestion.id}
                onRefusal={keepRefusal}
                onClaim={keepCopy}
              />
            ))}
          </ul>
        </SuggestionPages>
      </RecentCopyContext>
    </section>
  )
}
