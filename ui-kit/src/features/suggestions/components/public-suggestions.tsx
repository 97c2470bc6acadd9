import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { publicSuggestionsQuery, SUGGESTION_KEYS } from '../api/suggestion-queries.ts'
import { usePollFirstPage } from '../hooks/use-poll-first-page.ts'
import type { VisitorLimit } from '../hooks/use-public-claim.ts'
import { RecentCopyContext, useRecentCopyStore } from '../hooks/use-recent-copy.ts'
import { useLoadMore } from '../hooks/use-load-more.ts'
import { keepPlace } from '../api/list-head.ts'
import { itemsOf } from '../api/pages.ts'
import { PublicSuggestionCard } from './public-suggestion-card.tsx'
import { SuggestionPages } from './suggestion-pages.tsx'

export interface PublicSuggestionsProps {
  post: PublicPost
}

/** The suggestions of a public post, for everybody outside its organization. They can copy within limits. */
export function PublicSuggestions({ post }: PublicSuggestionsProps) {
  const { t } = useTranslation('suggestions')
  const place = { organizationSlug: post.organization.slug, postSlug: post.slug }
  const query = useInfiniteQuery(publicSuggestionsQuery(place))
  usePollFirstPage(place)
  const [refused, setRefused] = useState<{ id: string; refusal: VisitorLimit } | null>(null)
  // Stable, because every card has it.
  const keepRefusal = useCallback(
    (id: string, refusal: VisitorLimit | null) => setRefused(refusal && { id, refusal }),
    [],
  )
  const copies = useRecentCopyStore()
  const recent = useStore(copies, (state) => state.recent)
  const suggestions = keepPlace(itemsOf(query.data?.pages ?? []), recent)
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
          <ul className="flex flex-col gap-2.5">
            {suggestions.map((suggestion, index) => (
              <PublicSuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                link={post}
                index={index}
                refusal={refused?.id === suggestion.id ? refused.refusal : null}
                onRefusal={keepRefusal}
              />
            ))}
          </ul>
        </SuggestionPages>
      </RecentCopyContext>
    </section>
  )
}
