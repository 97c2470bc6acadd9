import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** The connection of an organization to Slack, or the synced data, has changed. */
export default class SlackChanged extends BroadcastEvent {
  constructor(readonly organizationId: string) {
    super()
  }

  broadcast() {
    const { organizationId } = this
    return [toMembers({ type: 'slack.changed', organizationId })]
  }
}
