import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A moderator has approved or rejected a post. Follows `PostUpdated`. */
export default class PostModerated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly authorId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, authorId } = this
    return [toPerson(authorId, { type: 'post.moderated', organizationId, postId })]
  }
}

/** A moderator has reviewed public posts of these organizations, possibly none, whose rows are locked. */
export class PostsReviewed extends BaseEvent {
  constructor(readonly organizationIds: readonly string[]) {
    super()
  }
}

/** A moderator has rejected posts; dispatched in the transaction, once for any number. */
export class PostsRejected extends BaseEvent {
  constructor(readonly postIds: readonly string[]) {
    super()
  }
}
