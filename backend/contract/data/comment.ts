import type { Mood } from './mood.ts'
import type { Pagination } from './pagination.ts'
import type { Person } from './user.ts'

/** A suggestion (`parentId` null) or a reply to one, as a member sees it. */
export interface Comment {
  id: string
  postId: string
  parentId: string | null
  content: string
  isAiGenerated: boolean
  /** Whether somebody has claimed it. */
  isLocked: boolean
  claimedByYou: boolean
  claimedAt: string | null
  /** The edited copy; null if it was copied unchanged, or is available. */
  copiedContent: string | null
  /** The suggestion it is a near-duplicate of, for those who may edit the post; null for everybody else. */
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
  /** Until then it is proposed to nobody else; null if it is not reserved for this member. */
  reservedUntil: string | null
  /** The member has copied from this post already, so nothing is reserved until they ask for another one. */
  further: boolean
}

/** The response to `propose-next`: another suggestion, reserved for the member if it can be, and claimed by nobody. */
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
   * How many suggestions of the post the member may copy, once they have, until each colleague has copied one; null while
   * they may copy.
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

/** How many suggestions of a post are available, for how many members, and how many of them have copied. */
export interface Supply {
  available: number
  total: number
  members: number
  copiedBy: number
  /** Suggestions that visitors and former members have copied. */
  copiedByOthers: number
  /** Those members by name; null where the organization shows numbers only. */
  copiers: Person[] | null
}

/** A suggestion, as a visitor sees it. */
export interface PublicSuggestion {
  id: string
  postId: string
  /** No reply is public. */
  parentId: null
  content: string
  isAiGenerated: boolean
  isLocked: boolean
  claimedByYou: boolean
  moodId: string | null
  mood: Mood | null
  createdAt: string
}

export interface PublicSuggestionList {
  comments: PublicSuggestion[]
  total: number
  pagination: Pagination
}

export interface PublicClaimResult {
  comment: PublicSuggestion
  availableCount: number
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
