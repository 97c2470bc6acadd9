import { BaseEvent } from '@adonisjs/core/events'
import type { Role } from '#contract/organizations/rules/role'
import { BroadcastEvent, toMembers, toPerson } from '#core/events/broadcast_event'

/** A user has become a member. `OrganizationCreated` covers the first owner. */
export default class MemberJoined extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly userId: string,
    /** The owners and admins who are notified. */
    readonly managerIds: readonly string[] = [],
  ) {
    super()
  }

  broadcast() {
    const { organizationId, userId, managerIds } = this
    return [
      toPerson(userId, { type: 'organization.joined', organizationId }),
      toMembers({ type: 'organization.updated', organizationId }),
      ...managerIds.map((id) => toPerson(id, { type: 'member.joined', organizationId })),
    ]
  }
}

/** Memberships have been inserted; dispatched in the transaction, once for any number, but not for the first owner. */
export class MembershipsBegun extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly memberships: readonly { userId: string; role: Role }[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
