import type { StreamEventType } from '../../events.ts'

/** The events of the stream that add, change or remove a notification. */
export const NOTIFICATION_EVENTS = [
  'post.created',
  'post.approved',
  'post.told',
  'post.reminded',
  'post.moderated',
  'post.updated',
  'post.ended',
  'post.deleted',
  'suggestions.waiting',
  'reply.added',
  'supply.low',
  'report.resolved',
  'support.answered',
  'suggestion.copied',
  'post.reached',
  'member.joined',
  'webhooks.changed',
  'organization.joined',
  'organization.left',
] as const satisfies readonly StreamEventType[]
