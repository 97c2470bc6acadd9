import type { Reach } from '../rules/reach.ts'
import type { Mood } from '../../posts/data/mood.ts'
import type { Pagination } from '../../core/data/pagination.ts'
import type { Person } from '../../identity/data/user.ts'

/** A suggestion (`parentId` null) or a reply to one, as a member sees it. */
export interface Comment {
  id: string
  postId: string
  parentId: string | null
  content: string
  isAiGenerated: boolean
  /** Whether it has been claimed. */
  isLocked: boolean
  claimedByYou: boolean
  claimedAt: string | null
  /** The edited copy; null if it was copied unchanged, or is available. */
  copiedContent: string | null
  /** The suggestion of which it is a near-duplicate, for members who may edit the post; null for all others. */
  similarTo: { id: string; content: string } | null
  moodId: string | null
  mood: Mood | null
  author: Person | null
  isYours: boolean
  createdAt: string
  updatedAt: string
  can: { update: boolean; delete: boolean; claim: boolean; release: boolean; reply: boolean }
}

/** A suggestion with its replies, oldest reply first. */
export interface Suggestion extends Comment {
  replies: Comment[]
}

/** The suggestion of a post that is proposed to a member, never one of their own. */
export interface NextSuggestion {
  id: string
  content: string
  /** Until then it is proposed to no other member; null if it is not reserved for this member. */
  reservedUntil: string | null
  /** The member has already copied from this post, so nothing is reserved until they request another suggestion. */
  further: boolean
}

/** The response to `propose-next`: another suggestion, unclaimed, and reserved for the member if possible. */
export interface NextForYou {
  nextForYou: NextSuggestion
}

/**
 * A page of a post's suggestions: the available ones, then the member's copies, then the others; each newest first.
 * `total` counts all of them.
 */
export interface SuggestionList {
  comments: Suggestion[]
  /** Null when none is available to the member, or when they may not copy more. */
  nextForYou: NextSuggestion | null
  /**
   * The limit of suggestions of the post that the member may copy, once they have reached it, until each colleague has
   * copied one; null while they may copy.
   */
  copyLimit: number | null
  total: number
  pagination: Pagination
}

/** The response to a claim or a release. */
export interface ClaimResult {
  comment: Comment
  availableCount: number
}

/** The number of available suggestions of a post, for how many members, and how many of them have copied. */
export interface Supply {
  available: number
  total: number
  members: number
  copiedBy: number
  /** The same without the author of the post. */
  reach: Reach
  /** Suggestions that visitors and former members have copied. */
  copiedByOthers: number
  /** The members who have copied; null where the organization shows numbers only. */
  copiers: Person[] | null
}

/** A suggestion, as a visitor sees it. */
export interface PublicSuggestion {
  id: string
  postId: string
  /** Replies are never public. */
  parentId: null
  content: string
  isAiGenerated: boolean
  isLocked: boolean
  claimedByYou: boolean
  moodId: string | null
  mood: Mood | null
  createdAt: string
}

/** Why a visitor cannot copy any suggestion of a post. */
export interface VisitorLimit {
  code: 'VISITOR_LIMIT_REACHED' | 'SUGGESTIONS_RESERVED' | 'POST_ENDED'
  /** When the limit of the visitor ends; null if the rest is reserved for members, or the post has ended. */
  until: string | null
}

export interface PublicSuggestionList {
  comments: PublicSuggestion[]
  total: number
  pagination: Pagination
  /** Null while the visitor may copy; absent in pages that are the same for all visitors. */
  limit?: VisitorLimit | null
}

export interface PublicClaimResult {
  comment: PublicSuggestion
  availableCount: number
  /** The limit of the visitor from now on. */
  limit: VisitorLimit | null
}

/** The body of a new suggestion, or of a reply when it has a parent. */
export interface AddCommentRequest {
  postId: string
  content: string
  moodId?: string | null
  parentId?: string | null
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar?: boolean
}

/** A suggestion in the body of a new post, which is created with it. */
export type FirstSuggestion = Omit<AddCommentRequest, 'postId' | 'parentId'>

/** Absent fields stay unchanged. */
export type EditCommentRequest = Partial<Omit<AddCommentRequest, 'postId' | 'parentId'>>

export interface ClaimRequest {
  /** The edited copy, if the member has edited the text. */
  content?: string
  acceptSimilar?: boolean
}

/** The body of `claim-next` and of `propose-next`. */
export interface NextRequest {
  /** The suggestion to skip. */
  notId?: string
}
