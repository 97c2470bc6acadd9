import type { AuditAction } from '#contract/organizations/data/audit'
import { SecurityEvent } from '#core/events/security_event'

/** An audit entry of an organization was recorded, such as a change of role. */
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
