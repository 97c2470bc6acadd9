import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** So many members have copied from a post that it passed a milestone. */
export default class PostReached extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    /** The author of the post. */
    readonly userId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, userId } = this
    return [toPerson(userId, { type: 'post.reached', organizationId, postId })]
  }
}
