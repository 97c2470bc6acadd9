import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A pending post has been approved. A post that is approved when it is shared is only created. */
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
