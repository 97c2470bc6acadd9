import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A suggestion has been claimed, by a member or a visitor. */
export default class SuggestionClaimed extends BroadcastEvent {
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
    return [toMembers({ type: 'suggestion.claimed', organizationId, postId, commentId, availableCount })]
  }
}

/** A claim has been made; dispatched in the transaction. */
export class ClaimMade extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly suggestion: { id: string; content: string },
    readonly byVisitor: boolean,
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
