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
