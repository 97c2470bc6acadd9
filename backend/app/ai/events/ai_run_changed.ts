import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A run has begun, received a text, ended or been reviewed. */
export default class AiRunChanged extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly runId: string,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, runId } = this
    return [toMembers({ type: 'ai.run', organizationId, postId, runId })]
  }
}
