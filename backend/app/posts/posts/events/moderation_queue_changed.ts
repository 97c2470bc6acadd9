import { BroadcastEvent, toAdministrators } from '#core/events/broadcast_event'

/** The moderation queue has changed. */
export default class ModerationQueueChanged extends BroadcastEvent {
  broadcast() {
    return [toAdministrators({ type: 'moderation.changed' })]
  }
}
