import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** Somebody has replied to the suggestion of another member. */
export default class ReplyAdded extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    /** Who made the suggestion. */
    readonly userId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, userId } = this
    return [toPerson(userId, { type: 'reply.added', organizationId, postId, commentId })]
  }
}
