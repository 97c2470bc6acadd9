import type { InviteLinkRequest } from '#contract/organizations/data/invitation'
import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { endInviteLink, insertInviteLink } from '#organizations/invitations/repositories/invite_links'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

const DAY_MS = 86_400_000

export interface ReplaceInviteLinkInput extends InviteLinkRequest {
  organizationId: string
  userId: string
}

/** Gives an organization a new invite link; the previous one stops working. */
export default class ReplaceInviteLink {
  handle({ organizationId, userId, role = 'member', days, usesMax }: ReplaceInviteLinkInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      await endInviteLink(trx, organizationId)
      const expiresAt = days === undefined ? null : new Date(now().getTime() + days * DAY_MS)
      await insertInviteLink(trx, {
        organizationId,
        role,
        creatorId: userId,
        expiresAt,
        usesMax: usesMax ?? null,
      })
      const entry = { organizationId, actorId: userId, after: { role } }
      await recordAudit(trx, { ...entry, action: 'invite_link.created' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
