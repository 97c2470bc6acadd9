/**
 * The events of the stream (`GET /api/stream`, server-sent events). They carry ids and counts, never content:
 * clients fetch that with their own permissions.
 */
export type StreamEvent =
  | { type: 'post.created'; organizationId: string; postId: string; userId: string }
  | { type: 'post.updated'; organizationId: string; postId: string }
  /** To the author: a post was created that starts later. Members get `post.created` when it starts. */
  | { type: 'post.scheduled'; organizationId: string; postId: string }
  /** The post asks for no comments any more. */
  | { type: 'post.ended'; organizationId: string; postId: string }
  /** A pending post was approved, which counts as sharing it for notifications. Follows `post.updated`. */
  | { type: 'post.approved'; organizationId: string; postId: string }
  /** To the author: a moderator has approved or rejected the post. */
  | { type: 'post.moderated'; organizationId: string; postId: string }
  /** To administrators of the installation: the moderation queue has changed. */
  | { type: 'moderation.changed' }
  /** To administrators of the installation: a post was reported, or a report was resolved or reopened. */
  | { type: 'reports.changed' }
  /** To administrators of the installation: a support request was sent, answered, closed or reopened. */
  | { type: 'support.changed' }
  /** To a member: it is their time to be told of a post, in an organization that paces posts. */
  | { type: 'post.told'; organizationId: string; postId: string }
  /** To the member: they were reminded of a post. */
  | { type: 'post.reminded'; organizationId: string; postId: string }
  /** To the author of a paced post, and to owners and admins: members were told of it, or have other times. */
  | { type: 'telling.changed'; organizationId: string; postId: string }
  | { type: 'post.deleted'; organizationId: string; postId: string }
  /** The first suggestion of a shared post waits for members. Follows `suggestion.added`. */
  | { type: 'suggestions.waiting'; organizationId: string; postId: string }
  | SuggestionEvent<'suggestion.added'>
  | SuggestionEvent<'suggestion.edited'>
  | SuggestionEvent<'suggestion.removed'>
  | ClaimEvent<'suggestion.claimed'>
  | ClaimEvent<'suggestion.released'>
  | { type: 'organization.joined'; organizationId: string }
  /** To the former member: they left, were removed, or the organization was deleted. */
  | { type: 'organization.left'; organizationId: string }
  /** The settings, members or roles of an organization have changed. */
  | { type: 'organization.updated'; organizationId: string }
  /** The connection of an organization to Slack, its sync or its synced data has changed. */
  | { type: 'slack.changed'; organizationId: string }
  /** The providers, the settings or the usage of AI of an organization have changed. */
  | { type: 'ai.changed'; organizationId: string }
  /** A run for a post has begun, received a text, ended or been reviewed. */
  | { type: 'ai.run'; organizationId: string; postId: string; runId: string }
  /** To the reporter: an administrator has resolved the report. */
  | { type: 'report.resolved'; reportId: string }
  /** To the requester: an administrator has answered the support request. */
  | { type: 'support.answered'; requestId: string }
  /** To the author of the suggestion: another user has replied. Sent together with `suggestion.added`. */
  | { type: 'reply.added'; organizationId: string; postId: string; commentId: string }
  /** To the author of the post: fewer suggestions are available than members who may want one. */
  | { type: 'supply.low'; organizationId: string; postId: string; availableCount: number }
  /** To the author of suggestions: other members have copied some. */
  | { type: 'suggestion.copied'; organizationId: string; postId: string }
  /** To the author of the post: it has reached a milestone. */
  | { type: 'post.reached'; organizationId: string; postId: string }
  /** To owners and admins: a user has accepted an invitation. */
  | { type: 'member.joined'; organizationId: string }
  /** To owners and admins: a webhook was switched off or on, changed or deleted. */
  | { type: 'webhooks.changed'; organizationId: string }
  /** To the user: an action that could be undone was carried out, except on `refused` of its targets. */
  | { type: 'action.ended'; actionId: string; refused: number }
  /** To the user, on every device: `unread` posts remain. */
  | { type: 'notifications.read'; unread: number }
  /** To the user, on every device: they have changed their rhythm. */
  | { type: 'rhythm.changed' }
  /** Missed events are no longer available: refetch everything on screen. */
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
  /** The available suggestions of the post after the claim or release. */
  availableCount: number
}

export type StreamEventType = StreamEvent['type']

/** A client that receives nothing for twice this time reconnects. */
export const STREAM_HEARTBEAT_INTERVAL_MS = 25_000
