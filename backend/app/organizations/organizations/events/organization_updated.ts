import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** The settings of an organization, the role of a member or its invitations have changed. */
export default class OrganizationUpdated extends BroadcastEvent {
  constructor(readonly organizationId: string) {
    super()
  }

  broadcast() {
    const { organizationId } = this
    return [toMembers({ type: 'organization.updated', organizationId })]
  }
}
