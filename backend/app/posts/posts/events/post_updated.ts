import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post has been edited, or marked as sensitive. */
export default class PostUpdated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId } = this
    return [toMembers({ type: 'post.updated', organizationId, postId })]
  }
}
