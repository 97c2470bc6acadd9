import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A claim has been released. */
export default class SuggestionReleased extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly availableCount: number,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, availableCount } = this
    return [toMembers({ type: 'suggestion.released', organizationId, postId, commentId, availableCount })]
  }
}

/** Claims on suggestions of a post have ended; dispatched in the transaction, once for any number. */
export class ClaimsEnded extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly suggestions: readonly { id: string; content: string }[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
