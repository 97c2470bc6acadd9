import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** The first suggestion waits for members of whom some were told that there is none. */
export default class SuggestionsWaiting extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId } = this
    return [toMembers({ type: 'suggestions.waiting', organizationId, postId })]
  }
}
