import type { AuditAction } from '#contract/data/audit'
import { SecurityEvent } from '#core/events/security_event'

/** Something has changed in an organization, such as a role. */
export default class AuditRecorded extends SecurityEvent {
  constructor(
    readonly action: AuditAction,
    readonly actorId: string | null,
    readonly organizationId: string,
  ) {
    super()
  }

  describe() {
    const { action: event, actorId, organizationId: organization } = this
    return { event, organization, ...(actorId !== null && { user: actorId }) }
  }
}
