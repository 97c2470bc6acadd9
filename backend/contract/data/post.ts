import type { ModerationStatus } from '../rules/post.ts'
import type { PublicOrganization } from './organization.ts'
import type { Pagination } from './pagination.ts'
import type { Tag } from './tag.ts'
import type { Person, PublicPerson } from './user.ts'

/** A post, as a member of its organization sees it. */
export interface Post {
  id: string
  slug: string
  title: string
  url: string
  /** The host of the link, without `www.`. */
  host: string
  comment: string | null
  isPublic: boolean
  isSensitive: boolean
  /** The mark is a moderator's: the author cannot take it back. */
  sensitiveByModerator: boolean
  moderationStatus: ModerationStatus
  moderationReason: string | null
  organizationId: string
  organization: { id: string; name: string; slug: string }
  userId: string | null
  creator: Person | null
  tags: Tag[]
  /** Top-level suggestions. */
  commentsCount: number
  /** Top-level suggestions nobody has copied yet. */
  freeCount: number
  /** The public address; null unless the post is public and approved. */
  publicUrl: string | null
  createdAt: string
  updatedAt: string
  can: { update: boolean; delete: boolean }
}

/** The posts of an organization, newest first. `total` is the organization's total posts. */
export interface PostList {
  posts: Post[]
  total: number
  pagination: Pagination
  /** Whether more posts fit a search than `pagination` counts: `SEARCH_FOUND_MAX` of them. */
  hasMore: boolean
  /** Of these posts, the ones somebody else has shared and this person has not read. */
  unreadIds: string[]
}

/** The newest post that shares a link already; null when nobody has shared it. */
export interface PostOfLink {
  post: Post | null
}

/** A post, as a visitor sees it. */
export interface PublicPost {
  id: string
  slug: string
  title: string
  url: string
  host: string
  comment: string | null
  isSensitive: boolean
  organization: { name: string; slug: string }
  creator: PublicPerson | null
  tags: Tag[]
  commentsCount: number
  freeCount: number
  createdAt: string
}

export interface PublicPostList {
  posts: PublicPost[]
  pagination: Pagination
}

export interface OrganizationPublicPostList extends PublicPostList {
  organization: PublicOrganization
}

export interface FeaturedPostList {
  posts: PublicPost[]
}
