import type { QueryKey } from '@tanstack/react-query'
import type { PageData, SeededQuery } from '@fanfare/contract/data/page.ts'
import type { Language } from '@fanfare/contract/rules/language.ts'
import {
  communityPostsQuery,
  communityStatisticsQuery,
  communityTagsQuery,
  featuredPostsQuery,
  publicOrganizationQuery,
  publicPostQuery,
} from '../features/community/api/community-queries.ts'
import { publicSuggestionsQuery } from '../features/suggestions/api/suggestion-queries.ts'
import { publicTestimonialsQuery } from '../features/testimonials/api/testimonial-queries.ts'

/** The queries that the data of a page answers. */
export function seededQueries(data: PageData, language: Language): SeededQuery[] {
  return [...ofPost(data), ...ofOrganization(data), ...ofCommunity(data, language)]
}

function ofPost({ post, suggestions }: PageData): SeededQuery[] {
  if (post === undefined) return []
  const place = { organizationSlug: post.organization.slug, postSlug: post.slug }
  const firstPage = suggestions && { pages: [suggestions], pageParams: [1] }
  return [
    ...answer(publicPostQuery(place.organizationSlug, place.postSlug), { post }),
    // A visitor sees which suggestions are theirs.
    ...answer(publicSuggestionsQuery(place), firstPage).map((query) => ({ ...query, personal: true })),
  ]
}

function ofOrganization({ organization, posts, tags }: PageData): SeededQuery[] {
  if (organization === undefined) return []
  const organizationSlug = organization.slug
  return [
    ...answer(publicOrganizationQuery(organizationSlug), { organization }),
    ...answer(communityPostsQuery({ tags: [], page: 1, organizationSlug }), posts),
    ...answer(communityTagsQuery({ organizationSlug }), tags),
  ]
}

function ofCommunity({ statistics, featured, testimonials }: PageData, language: Language): SeededQuery[] {
  return [
    ...answer(communityStatisticsQuery(), statistics),
    ...answer(featuredPostsQuery(), featured),
    ...answer(publicTestimonialsQuery(language), testimonials),
  ]
}

function answer({ queryKey }: { queryKey: QueryKey }, data: unknown): SeededQuery[] {
  return data === undefined ? [] : [{ key: [...queryKey], data }]
}
