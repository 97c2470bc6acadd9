import { BroadcastEvent, toViewers } from '#core/events/broadcast_event'

/** A run has begun, received a text, ended or been reviewed. */
export default class AiRunChanged extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly runId: string,
    /** Those who see the post before it starts; null: all members. */
    readonly viewers: readonly string[] | null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, runId, viewers } = this
    return toViewers({ type: 'ai.run', organizationId, postId, runId }, viewers)
  }
}
