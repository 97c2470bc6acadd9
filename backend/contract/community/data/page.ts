import type { Boot, BootQuery, Stored } from './boot.ts'
import type { CommunityStatistics } from './community.ts'
import type { PublicSuggestionList } from '../../suggestions/data/comment.ts'
import type { PublicOrganization } from '../../organizations/data/organization.ts'
import type {
  FeaturedPostList,
  PublicPost,
  PublicPostDetails,
  PublicPostList,
} from '../../posts/data/post.ts'
import type { CommunityTagList } from '../../posts/data/tag.ts'
import type { PublicTestimonialList } from './testimonial.ts'
import type { Language } from '../../core/rules/language.ts'
import type { PageHint } from '../rules/page_hint.ts'

/** The data of a public page besides its texts, as in the API's responses to visitors. The client fetches absent parts. */
export interface PageData {
  post?: PublicPostDetails
  /** The first page of the suggestions of the post. */
  suggestions?: PublicSuggestionList
  organization?: PublicOrganization
  /** The public posts that the address asks for, of the organization or of all. */
  posts?: PublicPostList
  tags?: CommunityTagList
  statistics?: CommunityStatistics
  featured?: FeaturedPostList
  /** The featured post used as the example of the landing page, with its first suggestions. */
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

/** The frame of a page for signed-in users, to be rendered on the server. */
export interface FrameRequest extends PageHint {
  address: string
}

/** The page of a signed-in user with its first data, to be rendered on the server. */
export interface FirstViewRequest extends Required<Pick<BootQuery, 'route' | 'renderIn' | 'screen'>> {
  language: Language
  /** The public address of the product, without a trailing slash. */
  origin: string
  /** The organization chosen on the device. */
  organizationId: string | null
  stored: Stored
  boot: Boot
}

/** What the client needs to hydrate a server-rendered page. */
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
  /** Whether it may differ for this visitor, so that the client fetches it again. */
  personal?: boolean
}

export interface RenderedPage {
  /** The HTML of the root element. */
  html: string
  page: ServedPage
}

/** The server-side renderer of the web client. */
export interface ClientRenderer {
  /** Renders a public page as the client would. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** Renders what the client shows of a signed-in page before its data has loaded, as HTML of the root element. */
  renderFrame: (request: FrameRequest) => Promise<string>
  /** Renders what the client shows of a signed-in page with its first data, as HTML of the root element. */
  renderFirstView: (request: FirstViewRequest) => Promise<string>
}
