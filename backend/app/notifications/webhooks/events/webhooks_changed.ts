import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A webhook was switched off or on, changed or deleted. */
export default class WebhooksChanged extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    /** The owners and admins. */
    readonly managerIds: readonly string[],
  ) {
    super()
  }

  broadcast() {
    const { organizationId, managerIds } = this
    return managerIds.map((id) => toPerson(id, { type: 'webhooks.changed', organizationId }))
  }
}
