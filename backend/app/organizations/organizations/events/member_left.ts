import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers, toPerson } from '#core/events/broadcast_event'

/** A member has left or was removed. */
export default class MemberLeft extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly userId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, userId } = this
    return [
      toPerson(userId, { type: 'organization.left', organizationId }),
      toMembers({ type: 'organization.updated', organizationId }),
    ]
  }
}

/** Memberships have been deleted; dispatched in the transaction, once for any number. */
export class MembershipsEnded extends BaseEvent {
  constructor(readonly memberships: readonly { organizationId: string; userId: string }[]) {
    super()
  }
}
