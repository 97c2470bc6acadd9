import type { PublicSuggestion } from './comment.ts'

/** A post with what a member could copy there, for a small window: one request shows it all. */
export interface Offer {
  post: {
    id: string
    title: string
    postUrl: string
    /** The host of the link, without `www.`; decides how long a comment may be there. */
    host: string
    isSensitive: boolean
    createdAt: string
    /** Who shared it; null when they have left the product. */
    userName: string | null
  }
  /** All suggestions of the post that nobody has copied yet. */
  free: number
  /** All suggestions of the post. */
  total: number
  unread: boolean
  /**
   * A few of the post's suggestions: what is next for the member, others that are free and held for nobody else,
   * and at the end what the member has copied.
   */
  suggestions: OfferedSuggestion[]
}

/** A suggestion to copy, or one that the member has copied (`lockedByYou`). */
export interface OfferedSuggestion extends PublicSuggestion {
  /** What `claim-next` would copy for the member as things stand. Nothing is held by looking. */
  isNext: boolean
  /** What the member copied when they edited it before; null when it was copied as it stands, or is free. */
  copiedContent: string | null
}

/** The newest approved posts of an organization, or those that a search finds. */
export interface OfferList {
  offers: Offer[]
}
