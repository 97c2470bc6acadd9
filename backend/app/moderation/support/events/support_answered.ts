import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** An administrator has answered the support request of a user. */
export default class SupportAnswered extends BroadcastEvent {
  constructor(
    readonly requestId: string,
    readonly answerId: string,
    readonly requesterId: string,
  ) {
    super()
  }

  broadcast() {
    const { requestId, requesterId } = this
    return [toPerson(requesterId, { type: 'support.answered', requestId })]
  }
}
