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
  /** Already used: somebody has copied it. */
  isLocked: boolean
  lockedByYou: boolean
  lockedAt: string | null
  /** What was copied when it was edited before; null when it was copied as it stands, or is free. */
  copiedContent: string | null
  /** For those who look after the post: what it says nearly the same as. Null for everybody else. */
  similarTo: { id: string; content: string } | null
  moodId: string | null
  mood: Mood | null
  author: Person | null
  isYours: boolean
  createdAt: string
  updatedAt: string
  can: { update: boolean; delete: boolean; lock: boolean; unlock: boolean; reply: boolean }
}

/** A suggestion with its replies, oldest reply first. */
export interface Suggestion extends Comment {
  replies: Comment[]
}

/** The suggestion of a post that a member is offered first. */
export interface NextSuggestion {
  id: string
  content: string
  /** Until then it is offered to nobody else; null when it is held for another member, or for nobody. */
  heldUntil: string | null
  /** They have copied from this post already: nothing more is held for them until they ask for it. */
  further: boolean
}

/** A page of a post's suggestions, newest first. `total` counts all of them. */
export interface SuggestionList {
  comments: Suggestion[]
  /** Null when all are used. */
  nextForYou: NextSuggestion | null
  total: number
  pagination: Pagination
}

/** The answer to a claim or a release. */
export interface ClaimResult {
  comment: Comment
  freeCount: number
}

/** What a post has to copy, for how many members, and how many of them have copied something. */
export interface Supply {
  free: number
  total: number
  members: number
  copiedBy: number
  /** Those members by name; null where the organization keeps to numbers. */
  copiers: Person[] | null
}

/** A suggestion, as a visitor sees it. */
export interface PublicSuggestion {
  id: string
  content: string
  isAiGenerated: boolean
  isLocked: boolean
  lockedByYou: boolean
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
  freeCount: number
}
