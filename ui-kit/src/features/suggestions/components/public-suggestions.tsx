import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { publicSuggestionsQuery } from '../api/suggestion-queries.ts'
import { usePollFirstPage } from '../hooks/use-poll-first-page.ts'
import type { VisitorLimit } from '../hooks/use-public-claim.ts'
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
  const suggestions = itemsOf(query.data?.pages ?? [])

  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4">
      <h2 id="suggestions" className="text-xl font-semibold tracking-[-0.015em]">
        {t('title')}{' '}
        <span className="text-faint tabular-nums">{query.data?.pages[0]?.total ?? post.commentsCount}</span>
      </h2>
      <SuggestionPages query={query} empty={suggestions.length === 0} emptyText={t('empty.visitor')}>
        <ul className="flex flex-col gap-2.5">
          {suggestions.map((suggestion) => (
            <PublicSuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              refusal={refused?.id === suggestion.id ? refused.refusal : null}
              onRefusal={(refusal) => setRefused(refusal && { id: suggestion.id, refusal })}
            />
          ))}
        </ul>
      </SuggestionPages>
    </section>
  )
}
