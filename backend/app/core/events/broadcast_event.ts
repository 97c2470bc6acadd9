import { BaseEvent } from '@adonisjs/core/events'
import type { StreamEvent } from '#contract/events'

/** The audience of a message: the members of an organization, one user on every device, or all administrators. */
export type Channel = `organization:${string}` | `user:${string}` | 'administrators'

/** An event of the stream and its audience. */
export interface StreamMessage {
  channel: Channel
  event: StreamEvent
}

/** A domain event that also goes to the event stream: when it is dispatched, a listener publishes `broadcast()`. */
export abstract class BroadcastEvent extends BaseEvent {
  abstract broadcast(): StreamMessage[]
}

/** A message for the members of an organization. */
export function toMembers(event: Extract<StreamEvent, { organizationId: string }>): StreamMessage {
  return { channel: `organization:${event.organizationId}`, event }
}

/** A message for one user. */
export function toPerson(userId: string, event: StreamEvent): StreamMessage {
  return { channel: `user:${userId}`, event }
}

/** A message for some users, or with null for the members of an organization. */
export function toViewers(
  event: Extract<StreamEvent, { organizationId: string }>,
  userIds: readonly string[] | null,
): StreamMessage[] {
  return userIds === null ? [toMembers(event)] : userIds.map((id) => toPerson(id, event))
}

/** A message for the administrators of the installation. */
export function toAdministrators(event: StreamEvent): StreamMessage {
  return { channel: 'administrators', event }
}
