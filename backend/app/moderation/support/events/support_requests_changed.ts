import { BroadcastEvent, toAdministrators } from '#core/events/broadcast_event'

/** A support request was sent, answered, closed or reopened. */
export default class SupportRequestsChanged extends BroadcastEvent {
  broadcast() {
    return [toAdministrators({ type: 'support.changed' })]
  }
}
