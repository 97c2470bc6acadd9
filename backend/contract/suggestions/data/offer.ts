import type { ClaimResult, NextSuggestion, PublicSuggestion } from './comment.ts'

/** Why a member can copy nothing from a post. */
export type WhyNone =
  | 'noneYet'
  | 'allCopied'
  /** The member is the author of all that are left. */
  | 'onlyYours'
  /** They have copied as many as one member may, until each colleague has copied one. */
  | 'copyLimit'

/** A post with a few suggestions to copy, for the tray and the panel. */
export interface Offer {
  post: {
    id: string
    title: string
    postUrl: string
    /** The host of the link, without `www.`; decides how long a comment may be there. */
    host: string
    isSensitive: boolean
    /** Whether it comes before others in what waits for members. */
    isImportant: boolean
    createdAt: string
    /** The author; null when the account has been deleted. */
    userName: string | null
  }
  /** How many suggestions the member could copy: those available to them, or 0 at their limit. */
  available: number
  /** Why `available` is 0; null while it is not. */
  whyNone: WhyNone | null
  /** All suggestions of the post. */
  total: number
  unread: boolean
  /**
   * A few of the post's suggestions: the next one for the member, others that are available and not reserved, and
   * finally those the member has copied.
   */
  suggestions: OfferedSuggestion[]
}

/** A suggestion to copy, or one that the member has copied (`claimedByYou`). */
export interface OfferedSuggestion extends Omit<PublicSuggestion, 'postId' | 'parentId' | 'moodId'> {
  /** Whether `claim-next` would claim it now. Reading reserves nothing. */
  isNext: boolean
  /** The edited copy of the member; null if it was copied unchanged, or is available. */
  copiedContent: string | null
}

/** The newest approved posts of an organization, important ones first, or those that match a search. */
export interface OfferList {
  offers: Offer[]
}

export interface OfferListQuery {
  search?: string
  limit?: number
}

/**
 * The response to `organization/{id}/claim-next`, which claims the next suggestion of the first post that waits for the
 * member (`WaitingPosts`).
 */
export interface OrganizationClaim extends ClaimResult {
  /** The post of the suggestion. */
  post: Pick<Offer['post'], 'id' | 'title' | 'postUrl' | 'isSensitive'>
}

/**
 * The newest posts of an organization from which the member could copy and has not copied yet: with an available
 * suggestion by another author. Important ones first, then the newest.
 */
export interface WaitingPosts {
  postIds: string[]
  /** The first `WAITING_SHOWN` of them, each with what `claim-next` would claim. Reading reserves nothing. */
  next: WaitingPost[]
}

/** The organizations of the user in which one of the newest posts waits for them. */
export interface WaitingOrganizations {
  organizationIds: string[]
}

/** A post that waits for the member, with the suggestion that is next for them. */
export interface WaitingPost {
  post: Offer['post']
  suggestion: NextSuggestion
}
