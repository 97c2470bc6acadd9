import type { CommunityStatistics } from './community.ts'
import type { PublicSuggestionList } from './comment.ts'
import type { PublicOrganization } from './organization.ts'
import type { FeaturedPostList, PublicPost, PublicPostDetails, PublicPostList } from './post.ts'
import type { CommunityTagList } from './tag.ts'
import type { PublicTestimonialList } from './testimonial.ts'
import type { Language } from '../rules/language.ts'

/** What a public page shows besides texts, as the API answers visitors. A part that is absent is fetched by the client. */
export interface PageData {
  post?: PublicPostDetails
  /** The first page of the suggestions of the post. */
  suggestions?: PublicSuggestionList
  organization?: PublicOrganization
  /** The first page of the posts of the organization. */
  posts?: PublicPostList
  tags?: CommunityTagList
  statistics?: CommunityStatistics
  featured?: FeaturedPostList
  /** The featured post that is the example of the landing page, with its first suggestions. */
  example?: { post: PublicPost; suggestions: PublicSuggestionList }
  testimonials?: PublicTestimonialList
}

/** A public page to be rendered on the server. */
export interface PageRequest {
  /** The path with its query string. */
  address: string
  language: Language
  /** The public address of the product, without a trailing slash. */
  origin: string
  data: PageData
}

/** What the client needs to continue with a page that the server has rendered. */
export interface ServedPage {
  language: Language
  /** The texts of the page by namespace. */
  texts: Record<string, unknown>
  queries: SeededQuery[]
}

/** An entry of the query cache. */
export interface SeededQuery {
  key: unknown[]
  data: unknown
  /** It may differ for this visitor, so the client asks again. */
  personal?: boolean
}

export interface RenderedPage {
  /** The content of the root element. */
  html: string
  page: ServedPage
}

/** Renders a public page as the client would. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
