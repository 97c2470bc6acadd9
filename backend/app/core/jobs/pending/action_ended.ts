import type { ErrorCode } from '#contract/error_code'
import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A pending action was carried out, except on the targets that were refused in the meantime. */
export default class ActionEnded extends BroadcastEvent {
  constructor(
    readonly userId: string,
    readonly actionId: string,
    readonly refused: readonly ErrorCode[],
  ) {
    super()
  }

  broadcast() {
    const { userId, actionId, refused } = this
    return [toPerson(userId, { type: 'action.ended', actionId, refused: refused.length })]
  }
}
