import { BaseEvent } from '@adonisjs/core/events'

export default class ReportResolved extends BaseEvent {
  constructor(
    readonly reportId: string,
    readonly reporterId: string,
  ) {
    super()
  }
}
