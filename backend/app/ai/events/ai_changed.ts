import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** The providers, the settings or the usage of AI of an organization have changed. */
export default class AiChanged extends BroadcastEvent {
  constructor(readonly organizationId: string) {
    super()
  }

  broadcast() {
    const { organizationId } = this
    return [toMembers({ type: 'ai.changed', organizationId })]
  }
}
