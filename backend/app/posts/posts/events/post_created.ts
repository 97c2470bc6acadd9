import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import type { Author } from '#core/database/rows/author'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post has been shared, by a user or, with `apiToken`, by the organization itself. Its first suggestions are added in its transaction. */
export default class PostCreated extends BroadcastEvent {
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

  broadcast() {
    const { organizationId, postId, userId } = this
    return [toMembers({ type: 'post.created', organizationId, postId, userId })]
  }
}
