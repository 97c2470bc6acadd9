import type { QueryKey } from '@tanstack/react-query'
import type { PublicSuggestionList } from '@fanfare/contract/suggestions/data/comment.ts'
import type { PageData, SeededQuery } from '@fanfare/contract/community/data/page.ts'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { readCommunityFilter } from '@fanfare/contract/posts/rules/community_filter.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { readListUrl } from '../components/use-list-url.ts'
import {
  communityPostsQuery,
  communityStatisticsQuery,
  communityTagsQuery,
  featuredPostsQuery,
  publicOrganizationQuery,
  publicPostQuery,
} from '../features/community/community/api/community-queries.ts'
import { publicSuggestionsQuery } from '../features/suggestions/api/suggestion-queries.ts'
import { publicTestimonialsQuery } from '../features/community/testimonials/api/testimonial-queries.ts'

/** The queries that the data of a page answers. `query` is that of its address. */
export function seededQueries(data: PageData, language: Language, query = ''): SeededQuery[] {
  return [...ofPost(data), ...ofFeed(data, query), ...ofCommunity(data, language), ...ofExample(data)]
}

function ofPost({ post, suggestions }: PageData): SeededQuery[] {
  if (post === undefined) return []
  const { queryKey } = publicPostQuery(post.organization.slug, post.slug)
  return [...answer({ queryKey }, { post }), ...ofSuggestions(post, suggestions)]
}

function ofSuggestions({ organization, slug }: PublicPost, first?: PublicSuggestionList): SeededQuery[] {
  const place = { organizationSlug: organization.slug, postSlug: slug }
  const pages = first && { pages: [first], pageParams: [1] }
  // The list marks the claims of the visitor, so it is refetched in the browser.
  return answer(publicSuggestionsQuery(place), pages).map((query) => ({ ...query, personal: true }))
}

/** The posts of an organization, or of all. */
function ofFeed({ organization, posts, tags }: PageData, query: string): SeededQuery[] {
  const organizationSlug = organization?.slug
  const { filter, ...page } = readListUrl(new URLSearchParams(query), readCommunityFilter)
  return [
    ...(organization === undefined
      ? []
      : answer(publicOrganizationQuery(organization.slug), { organization })),
    ...answer(communityPostsQuery({ ...filter, ...page, organizationSlug }), posts),
    ...answer(communityTagsQuery({ organizationSlug }), tags),
  ]
}

function ofExample({ example }: PageData): SeededQuery[] {
  return example === undefined ? [] : ofSuggestions(example.post, example.suggestions)
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
