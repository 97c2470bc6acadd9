import { BroadcastEvent, toAdministrators } from '#core/events/broadcast_event'

/** A post was reported, or a report was resolved or reopened. */
export default class ReportsChanged extends BroadcastEvent {
  broadcast() {
    return [toAdministrators({ type: 'reports.changed' })]
  }
}
