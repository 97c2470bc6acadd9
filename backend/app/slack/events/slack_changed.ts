import { BaseEvent } from '@adonisjs/core/events'
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

/** An organization, whose row is locked, has connected a workspace of this name, or disconnected it (null). */
export class TeamChanged extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly name: string | null,
  ) {
    super()
  }
}
