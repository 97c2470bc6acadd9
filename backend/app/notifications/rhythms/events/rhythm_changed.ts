import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A user has changed their rhythm. */
export default class RhythmChanged extends BroadcastEvent {
  constructor(readonly userId: string) {
    super()
  }

  broadcast() {
    return [toPerson(this.userId, { type: 'rhythm.changed' })]
  }
}
