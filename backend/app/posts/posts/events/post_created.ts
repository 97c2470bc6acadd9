import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post has been shared. */
export default class PostCreated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly userId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, userId } = this
    return [toMembers({ type: 'post.created', organizationId, postId, userId })]
  }
}
