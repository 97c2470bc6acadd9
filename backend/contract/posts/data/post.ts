import type { CommunitySort } from '../rules/community_filter.ts'
import type { ModerationStatus, PostState, Visibility } from '../rules/post.ts'
import type { Picture } from './link_preview.ts'
import type { Mood } from './mood.ts'
import type { PublicOrganization } from '../../organizations/data/organization.ts'
import type { AnchoredPageQuery, Pagination } from '../../core/data/pagination.ts'
import type { ScheduleRequest } from './schedule.ts'
import type { Tag } from './tag.ts'
import type { Person, PublicPerson } from '../../identity/data/user.ts'
import type { FirstSuggestion } from '../../suggestions/data/comment.ts'

/** A post, as a member of its organization sees it. */
export interface Post {
  id: string
  slug: string
  title: string
  url: string
  /** The host of the link, without `www.`. */
  host: string
  comment: string | null
  /** The description of the linked page, as edited by the author. */
  linkDescription: string | null
  /** The picture of the linked page. */
  picture: Picture | null
  mood: Mood | null
  isPublic: boolean
  isSensitive: boolean
  /** Whether a moderator marked it as sensitive, so that the author cannot undo that. */
  sensitiveByModerator: boolean
  moderationStatus: ModerationStatus
  /** Why it is pending or was rejected: `first_public_post`, `domain_not_reviewed`, or the text of a moderator. */
  moderationReason: string | null
  /** Whether it is hidden from the public until an administrator has reviewed its reports. */
  isHidden: boolean
  organizationId: string
  organization: { id: string; name: string; slug: string }
  userId: string | null
  creator: Person | null
  tags: Tag[]
  /** Top-level suggestions. */
  commentsCount: number
  /** Top-level suggestions that are available. */
  availableCount: number
  /** The public address; null unless the post is public and approved. */
  publicUrl: string | null
  /** When a scheduled post starts; null once it has. */
  startsAt: string | null
  /** Since when it is approved and has started; null while it is not. */
  startedAt: string | null
  /** For how many hours it asks for comments once it has started; null without an end, or with one at a set time. */
  windowHours: number | null
  /** When it ends; null without an end, and before the start of a window. */
  endsAt: string | null
  /** The time zone in which its author chose these times; null without a choice. */
  timeZone: string | null
  /** Whether all members see it before it starts, to suggest comments. */
  membersPrepare: boolean
  /** Whether it comes before others in what waits for members. */
  isImportant: boolean
  /** Whether it stays on top of the list of its organization until it ends. */
  isPinned: boolean
  /** When members learned of it: when it was created, or when it started. */
  createdAt: string
  updatedAt: string
  /** `schedule` is to change when it starts and ends, `feature` to mark it as important and to pin it. */
  can: { update: boolean; delete: boolean; schedule: boolean; feature: boolean }
}

/** The posts of an organization, newest first, below the pinned ones unless it is narrowed. `total` is the organization's total posts. */
export interface PostList {
  posts: Post[]
  total: number
  pagination: Pagination
  /** Whether more posts match a search than the `SEARCH_FOUND_MAX` that `pagination` counts. */
  hasMore: boolean
  /** Which of these posts the user has not read. */
  unreadIds: string[]
}

/** The newest post with the same link, if any. */
export interface PostByLink {
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
  isPublic: true
  isSensitive: boolean
  organizationId: string
  organization: { id: string; name: string; slug: string }
  creator: PublicPerson | null
  tags: Tag[]
  /** The picture of the linked page. */
  picture: Picture | null
  commentsCount: number
  availableCount: number
  /** When it ends; null without an end. */
  endsAt: string | null
  createdAt: string
  updatedAt: string
}

/** A public post on its own page, with its mood and the description of the linked page. */
export interface PublicPostDetails extends PublicPost {
  mood: Mood | null
  linkDescription: string | null
}

export interface PublicPostList {
  posts: PublicPost[]
  pagination: Pagination
  /** Whether more posts match a search than the `SEARCH_FOUND_MAX` that `pagination` counts. */
  hasMore: boolean
}

export interface OrganizationPublicPostList extends PublicPostList {
  organization: PublicOrganization
}

export interface FeaturedPostList {
  posts: PublicPost[]
}

/** The body of a new post. Absent fields default to false, null or empty. */
export interface CreatePostRequest {
  organizationId: string
  title: string
  url: string
  comment?: string | null
  linkDescription?: string | null
  /** A picture that the same user has fetched for the same link. */
  pictureId?: string | null
  moodId?: string | null
  isPublic?: boolean
  isSensitive?: boolean
  tags?: string[]
  /** Without one, the post starts at once, with the default window of the organization. */
  schedule?: ScheduleRequest
  /** Whether all members see a scheduled post before it starts, to suggest comments. */
  membersPrepare?: boolean
  /** In an organization that paces posts: whether members are told at once, except in their quiet hours. */
  tellNow?: boolean
  /** All are created with the post, or neither they nor the post. SUGGESTION_SIMILAR names those that are alike. */
  suggestions?: FirstSuggestion[]
}

/**
 * Absent fields stay unchanged, and null removes a comment, a mood, a description or a picture; PUT removes an absent
 * comment too. A new link removes the description and the picture of the old one. Only the author and moderators may
 * change `isSensitive`, and only the author and admins when a scheduled post starts and ends.
 */
export type UpdatePostRequest = Partial<Omit<CreatePostRequest, 'organizationId' | 'suggestions' | 'tellNow'>>

/** The query of an organization's posts; an absent filter matches everything. */
export interface PostListQuery extends AnchoredPageQuery {
  search?: string
  visibility?: Visibility
  /** `scheduled` posts are in no other list; `ended` ones are approved. */
  state?: PostState
  /** The id of a member. */
  author?: string
  /** Names, separated by commas. */
  tags?: string
}

export interface PostByLinkQuery {
  url: string
}

export interface MarkSensitiveRequest {
  isSensitive: boolean
}

/** The query of an organization's public posts. */
export interface OrganizationFeedQuery extends AnchoredPageQuery {
  /** Names, separated by commas. */
  tags?: string
}

/** The query of the public posts of all organizations, or of one. */
export interface CommunityPostsQuery extends OrganizationFeedQuery {
  organizationSlug?: string
  /** Beginnings of words; a post has to match all of them. */
  search?: string
  sort?: CommunitySort
}

export interface FeaturedPostsQuery {
  limit?: number
}
