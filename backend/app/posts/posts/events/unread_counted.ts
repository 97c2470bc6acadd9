import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A user has marked posts as read; `unread` remain. */
export default class UnreadCounted extends BroadcastEvent {
  constructor(
    readonly userId: string,
    readonly unread: number,
  ) {
    super()
  }

  broadcast() {
    const { unread, userId } = this
    return [toPerson(userId, { type: 'notifications.read', unread })]
  }
}
