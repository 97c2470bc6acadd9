import { BroadcastEvent, toAdministrators } from '#core/events/broadcast_event'

/** The posts that wait for a moderator have changed. */
export default class ModerationQueueChanged extends BroadcastEvent {
  broadcast() {
    return [toAdministrators({ type: 'moderation.changed' })]
  }
}
