import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** Other members have copied suggestions of these authors from a post. */
export default class SuggestionsCopied extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly authorIds: readonly string[],
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, authorIds } = this
    return authorIds.map((id) => toPerson(id, { type: 'suggestion.copied', organizationId, postId }))
  }
}
