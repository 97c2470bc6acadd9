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

interface EndedMembership {
  organizationId: string
  userId: string
  /** Whether the organization has had a webhook. */
  hasWebhooks: boolean
}

/** Memberships have been deleted; dispatched in the transaction, once for any number. */
export class MembershipsEnded extends BaseEvent {
  constructor(readonly memberships: readonly EndedMembership[]) {
    super()
  }
}
