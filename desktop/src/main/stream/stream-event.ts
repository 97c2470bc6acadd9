import * as v from 'valibot'
import type { StreamEvent, StreamEventType } from '@fanfare/contract/events.ts'
import { count, schemaOf, text } from '../core/schema.ts'

const event = <Type extends StreamEventType, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

const organization = { organizationId: text }
const post = { ...organization, postId: text }
const run = { ...post, runId: text }
const suggestion = { ...post, commentId: text, parentId: v.nullable(text) }
const claim = { ...post, commentId: text, availableCount: count }

const streamEvent = schemaOf<StreamEvent>()(
  v.variant('type', [
    event('post.created', { ...post, userId: text }),
    event('post.updated', post),
    event('post.scheduled', post),
    event('post.ended', post),
    event('post.approved', post),
    event('post.told', post),
    event('post.reminded', post),
    event('telling.changed', post),
    event('post.moderated', post),
    event('moderation.changed', {}),
    event('reports.changed', {}),
    event('support.changed', {}),
    event('post.deleted', post),
    event('suggestions.waiting', post),
    event('suggestion.added', suggestion),
    event('suggestion.edited', suggestion),
    event('suggestion.removed', suggestion),
    event('suggestion.claimed', claim),
    event('suggestion.released', claim),
    event('organization.joined', organization),
    event('organization.left', organization),
    event('organization.updated', organization),
    event('slack.changed', organization),
    event('ai.changed', organization),
    event('ai.run', run),
    event('report.resolved', { reportId: text }),
    event('support.answered', { requestId: text }),
    event('reply.added', { ...post, commentId: text }),
    event('supply.low', { ...post, availableCount: count }),
    event('suggestion.copied', post),
    event('post.reached', post),
    event('member.joined', organization),
    event('webhooks.changed', organization),
    event('action.ended', { actionId: text, refused: count }),
    event('notifications.read', { unread: count }),
    event('rhythm.changed', {}),
    event('resync', {}),
  ]),
)

const KNOWN_TYPES = new Set<string>(streamEvent.options.map(({ entries }) => entries.type.literal))

/** Whether this version knows events of a type. */
export const isKnownType = (type: string) => KNOWN_TYPES.has(type)

/**
 * Validates an event of the server. Returns null for a type that only a newer client knows. An invalid event of a known
 * type may stand for any change, so it counts as if events were missed.
 */
export function knownEvent(received: { type: string }): StreamEvent | null {
  const { success, output } = v.safeParse(streamEvent, received)
  if (success) return output
  return KNOWN_TYPES.has(received.type) ? { type: 'resync' } : null
}
