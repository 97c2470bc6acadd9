import type { CurrentUser } from '../../identity/data/user.ts'
import type { OrganizationList } from '../../organizations/data/organization.ts'
import type { Post, PostList } from '../../posts/data/post.ts'
import type { WaitingPosts } from '../../suggestions/data/offer.ts'

/** What a signed-in page asks for before its scripts have loaded. */
export interface BootQuery {
  /** The path of the page, with its query string. */
  route: string
  /** The organization chosen on the device; the first one by default. */
  organizationId?: string
}

/** The first data of a signed-in page. Parts that the route does not show are absent, and the client fetches the rest. */
export interface Boot {
  user: CurrentUser
  organizations: OrganizationList
  dashboard?: Dashboard
  post?: Post
}

/** The first page of the posts of an organization. */
export interface Dashboard {
  organizationId: string
  posts: PostList
  waiting: WaitingPosts
}
