import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A post has been shared. Its first suggestions are added in its transaction. */
export default class PostCreated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly userId: string,
    readonly suggestions: readonly FirstSuggestion[] = [],
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, userId } = this
    return [toMembers({ type: 'post.created', organizationId, postId, userId })]
  }
}
