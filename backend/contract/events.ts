/**
 * What the event stream (`GET /api/stream`, server-sent events) tells the members of an organization.
 * Events carry ids and counts, never texts: a client fetches what it shows, with its own rights.
 */
export type StreamEvent =
  | { type: 'post.created'; organizationId: string; postId: string; userId: string }
  | { type: 'post.updated'; organizationId: string; postId: string }
  /** A post that had to wait for a moderator is approved: for notifications it is shared now. Follows `post.updated`. */
  | { type: 'post.approved'; organizationId: string; postId: string }
  | { type: 'post.deleted'; organizationId: string; postId: string }
  | SuggestionEvent<'suggestion.added'>
  | SuggestionEvent<'suggestion.edited'>
  | SuggestionEvent<'suggestion.removed'>
  | ClaimEvent<'suggestion.claimed'>
  | ClaimEvent<'suggestion.released'>
  | { type: 'organization.joined'; organizationId: string }
  /** Told to the person who is a member no longer: they left, were removed, or the organization was deleted. */
  | { type: 'organization.left'; organizationId: string }
  /** What the organization says of itself has changed, or who may do what there. */
  | { type: 'organization.updated'; organizationId: string }
  /** Told to whoever made the report: an administrator has answered it. */
  | { type: 'report.resolved'; reportId: string }
  /** Told to whoever made the suggestion: somebody else has replied to it. Beside `suggestion.added`. */
  | { type: 'reply.added'; organizationId: string; postId: string; commentId: string }
  /** Told to the author of the post: fewer suggestions are left than people who may want one. */
  | { type: 'supply.low'; organizationId: string; postId: string; freeCount: number }
  /** Told to the person, wherever they are signed in: they have read something; `unread` posts are left. */
  | { type: 'notifications.read'; unread: number }
  /** The missed events are gone: fetch everything that is on screen again. */
  | { type: 'resync' }

interface SuggestionEvent<Type extends string> {
  type: Type
  organizationId: string
  postId: string
  commentId: string
  parentId: string | null
}

interface ClaimEvent<Type extends string> {
  type: Type
  organizationId: string
  postId: string
  commentId: string
  /** Free suggestions of the post after the claim or release. */
  freeCount: number
}

export type StreamEventType = StreamEvent['type']

/** Milliseconds between two signs of life; a client that hears nothing for twice as long reconnects. */
export const STREAM_HEARTBEAT = 25_000
