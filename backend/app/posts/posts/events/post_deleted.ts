import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post has been deleted. */
export default class PostDeleted extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId } = this
    return [toMembers({ type: 'post.deleted', organizationId, postId })]
  }
}

/** Posts of a locked organization that had started have been deleted; dispatched in the transaction, once for any number. */
export class PostsDeleted extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postIds: readonly string[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
