import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A member has replied to the suggestion of another member. */
export default class ReplyAdded extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    /** The author of the suggestion. */
    readonly userId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, userId } = this
    return [toPerson(userId, { type: 'reply.added', organizationId, postId, commentId })]
  }
}
