import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** An organization has been created, with its first owner. */
export default class OrganizationCreated extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly ownerId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, ownerId } = this
    return [toPerson(ownerId, { type: 'organization.joined', organizationId })]
  }
}
