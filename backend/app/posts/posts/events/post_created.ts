import { BaseEvent } from '@adonisjs/core/events'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import type { Author } from '#core/database/rows/author'
import { BroadcastEvent, toMembers, toPerson } from '#core/events/broadcast_event'

/** A new post, by a user or, with `apiToken`, by the organization itself. Its first suggestions are added in its transaction. */
abstract class NewPost extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly userId: string,
    readonly suggestions: readonly FirstSuggestion[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
    readonly apiToken?: Author['apiToken'],
  ) {
    super()
  }
}

/** A post has been shared, or a scheduled one has started, which then has no first suggestions. */
export default class PostCreated extends NewPost {
  broadcast() {
    const { organizationId, postId, userId } = this
    return [toMembers({ type: 'post.created', organizationId, postId, userId })]
  }
}

/** A post has been created that starts later. Members learn of it then. */
export class PostScheduled extends NewPost {
  broadcast() {
    const { organizationId, postId, userId } = this
    return [toPerson(userId, { type: 'post.scheduled', organizationId, postId })]
  }
}

/** A scheduled post has started; dispatched in the transaction, after `PostCreated`. */
export class PostStarted extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
