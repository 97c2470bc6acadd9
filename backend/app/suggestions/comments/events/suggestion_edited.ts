import { BroadcastEvent, toViewers } from '#core/events/broadcast_event'

/** A suggestion or a reply has been edited. */
export default class SuggestionEdited extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly parentId: string | null,
    /** Those who see the post before it starts; null: all members. */
    readonly viewers: readonly string[] | null = null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, parentId, viewers } = this
    return toViewers({ type: 'suggestion.edited', organizationId, postId, commentId, parentId }, viewers)
  }
}
