import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A pending post has been approved. Not dispatched for a post that is approved from the start. */
export default class PostApproved extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId } = this
    return [toMembers({ type: 'post.approved', organizationId, postId })]
  }
}
