import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A suggestion or a reply has been edited. */
export default class SuggestionEdited extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly parentId: string | null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, parentId } = this
    return [toMembers({ type: 'suggestion.edited', organizationId, postId, commentId, parentId })]
  }
}
