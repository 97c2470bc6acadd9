import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** An organization has been deleted. */
export default class OrganizationDeleted extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    /** The members at that time. */
    readonly memberIds: readonly string[],
  ) {
    super()
  }

  broadcast() {
    const { organizationId, memberIds } = this
    return memberIds.map((userId) => toPerson(userId, { type: 'organization.left', organizationId }))
  }
}
