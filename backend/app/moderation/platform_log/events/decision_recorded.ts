import type { PlatformAction } from '#contract/moderation/data/platform_log'
import { SecurityEvent } from '#core/events/security_event'

/** A decision of an administrator of the installation has been recorded. */
export default class DecisionRecorded extends SecurityEvent {
  constructor(
    readonly action: PlatformAction,
    readonly actorId: string | null,
    readonly targetId: string | null,
  ) {
    super()
  }

  describe() {
    return { event: this.action, user: this.actorId ?? undefined, target: this.targetId }
  }
}
