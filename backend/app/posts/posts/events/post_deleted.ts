import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toViewers } from '#core/events/broadcast_event'

/** A post has been deleted. */
export default class PostDeleted extends BroadcastEvent {
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
    return toViewers({ type: 'post.deleted', organizationId, postId }, viewers)
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
