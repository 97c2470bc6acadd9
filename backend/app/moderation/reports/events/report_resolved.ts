import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** An administrator has resolved a report. */
export default class ReportResolved extends BroadcastEvent {
  constructor(
    readonly reportId: string,
    readonly reporterId: string,
  ) {
    super()
  }

  broadcast() {
    const { reportId, reporterId } = this
    return [toPerson(reporterId, { type: 'report.resolved', reportId })]
  }
}
