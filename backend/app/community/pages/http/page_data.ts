import type { PublicSuggestionList } from '#contract/suggestions/data/comment'
import type { PageData } from '#contract/community/data/page'
import type { PublicOrganization } from '#contract/organizations/data/organization'
import type { PublicPost, PublicPostDetails } from '#contract/posts/data/post'
import { examplePost } from '#contract/community/rules/landing_example'
import type { Language } from '#contract/core/rules/language'
import { FEATURED_POSTS, TESTIMONIALS_SHOWN } from '#contract/core/rules/limits'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { listSuggestions, suggestionForVisitor } from '#suggestions/public'
import { communityStatistics } from '#community/community/queries/community_statistics'
import { publicFeed } from '#posts/public'
import {
  countPublicTestimonials,
  listPublicTestimonials,
} from '#community/testimonials/queries/public_testimonials'
import { forVisitor as testimonialForVisitor } from '#community/testimonials/transformers/testimonial_transformer'

const FIRST_PAGE = toPageRequest({})

/** A public post with its first suggestions. Empty for a sensitive post, which stays hidden until the visitor opens it. */
export async function postData(post: PublicPostDetails): Promise<PageData> {
  return post.isSensitive ? {} : { post, suggestions: await firstSuggestions(post) }
}

async function firstSuggestions({ id, commentsCount }: PublicPost): Promise<PublicSuggestionList> {
  const suggestions = await listSuggestions({ postId: id, page: FIRST_PAGE })
  return {
    // The page is the same for all visitors, so it does not mark a visitor's own suggestions.
    comments: suggestions.map((suggestion) => suggestionForVisitor(suggestion, null)),
    total: commentsCount,
    pagination: toPagination(FIRST_PAGE, commentsCount),
  }
}

/** An organization with the public posts that the query of the address asks for. */
export async function organizationData(organization: PublicOrganization, query: string): Promise<PageData> {
  return { organization, ...(await publicFeed.at(query, organization.id)) }
}

/** The data that static pages show in addition to their texts. `query` is that of the address. */
export async function fixedPageData(path: string, query: string, language: Language): Promise<PageData> {
  if (path === '/') return landingData()
  if (path === '/community-landing') {
    const [statistics, featured, feed, testimonials] = await Promise.all([
      communityStatistics(),
      publicFeed.featured(FEATURED_POSTS),
      publicFeed.at(query),
      testimonialsIn(language),
    ])
    return { statistics, featured, ...feed, testimonials }
  }
  if (path === '/integrations/slack-integration') return { testimonials: await testimonialsIn(language) }
  return {}
}

/** The example post; the client has a built-in example if no post is suitable. */
async function landingData(): Promise<PageData> {
  const featured = await publicFeed.featured(FEATURED_POSTS)
  const post = examplePost(featured.posts)
  return post === null
    ? { featured }
    : { featured, example: { post, suggestions: await firstSuggestions(post) } }
}

/** The newest testimonials in a language, or in all languages if it has none. */
async function testimonialsIn(language: Language) {
  const page = toPageRequest({ limit: TESTIMONIALS_SHOWN })
  const inLanguage = await countPublicTestimonials(language)
  const shown = inLanguage > 0 ? language : undefined
  const total = shown === undefined ? await countPublicTestimonials(undefined) : inLanguage
  const testimonials = await listPublicTestimonials(shown, page)
  return { testimonials: testimonials.map(testimonialForVisitor), pagination: toPagination(page, total) }
}
