import { BroadcastEvent, toViewers } from '#core/events/broadcast_event'

/** A post has been edited, or marked as sensitive. */
export default class PostUpdated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    /** Those who see it before it starts; null: all members. */
    readonly viewers: readonly string[] | null = null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, viewers } = this
    return toViewers({ type: 'post.updated', organizationId, postId }, viewers)
  }
}
