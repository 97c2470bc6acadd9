import { BaseEvent } from '@adonisjs/core/events'

/** A person has marked something as read, and has so many unread posts left. */
export default class UnreadCounted extends BaseEvent {
  constructor(
    readonly userId: string,
    readonly unread: number,
  ) {
    super()
  }
}
