import { BaseEvent } from '@adonisjs/core/events'
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

/** Posts have been approved that were not before; dispatched in the transaction, once for any number. */
export class PostsApproved extends BaseEvent {
  constructor(readonly postIds: readonly string[]) {
    super()
  }
}
