import type { PendingAction } from '../../core/data/pending_action.ts'
import type { Administration } from '../../moderation/data/administration.ts'
import type { CurrentUser } from '../../identity/data/user.ts'
import type { NotificationChoices } from '../../notifications/data/notification_choice.ts'
import type { JoinOffers } from '../../organizations/data/domain.ts'
import type { OrganizationList } from '../../organizations/data/organization.ts'
import type { Post, PostList } from '../../posts/data/post.ts'
import type { SuggestionList, Supply } from '../../suggestions/data/comment.ts'
import type { WaitingOrganizations, WaitingPosts } from '../../suggestions/data/offer.ts'

/** What a device stores that changes what a page shows, by its key. `first-paint.js` sends it. */
export interface Stored {
  testimonial_call?: string
  app_desktop_client?: string
}

export const SCREEN_SIZES = ['phone', 'wide'] as const
export type ScreenSize = (typeof SCREEN_SIZES)[number]

/** What a signed-in page asks for before its scripts have loaded. */
export interface BootQuery {
  /** The path of the page, with its query string. */
  route: string
  /** The organization chosen on the device; the first one by default. */
  organizationId?: string
  /** The time zone of the device. With it, the answer has the page as HTML too, and what else this shows. */
  renderIn?: string
  /** The screen for which the page is rendered; a wide one by default. */
  screen?: ScreenSize
  stored?: Stored
}

/** The first data of a signed-in page. Parts that the route does not show are absent, and the client fetches the rest. */
export interface Boot {
  user: CurrentUser
  /** The position of the event stream before the data was read: a stream that continues there misses nothing. */
  lastEventId: string
  organizations: OrganizationList
  /** Unread notifications of the types that the user has chosen for the web, counted up to `UNREAD_MAX`. */
  unreadTotal: number
  /** The organizations in which a post waits for the user. */
  waitingIn: WaitingOrganizations
  /** What the user has asked for and can undo; absent when there is nothing. */
  pendingActions?: PendingAction[]
  /** The organizations that the user may join, or has asked to join. */
  joinOffers: JoinOffers
  dashboard?: Dashboard
  post?: Post
  /** Of the profile. */
  choices?: NotificationChoices
  /** The page with this data, as HTML of the root element. */
  html?: string
  /** The first suggestions of a post that is rendered, the next one reserved as by their list. */
  suggestions?: SuggestionList
  supply?: Supply
  /** Of the dashboard of administrators, when it is rendered. */
  administration?: Administration
}

/** The first page of the posts of an organization. */
export interface Dashboard {
  organizationId: string
  posts: PostList
  waiting: WaitingPosts
}
