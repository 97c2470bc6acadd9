import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post asks for no comments any more. */
export default class PostEnded extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId } = this
    return [toMembers({ type: 'post.ended', organizationId, postId })]
  }
}

/** Locked posts have ended; dispatched in the transaction, once for any number. */
export class PostsEnded extends BaseEvent {
  constructor(readonly postIds: readonly string[]) {
    super()
  }
}
