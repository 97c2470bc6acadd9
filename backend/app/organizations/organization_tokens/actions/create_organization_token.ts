import type { OrganizationTokenRequest } from '#contract/identity/data/api_token'
import { inTransaction } from '#core/database/transactions/transaction'
import { OrganizationTokens } from '#identity/public'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface CreateOrganizationTokenInput extends OrganizationTokenRequest {
  organizationId: string
  userId: string
}

/** Makes a token of an organization; the audit log says who made it, with which scopes. */
export default class CreateOrganizationToken {
  handle({ organizationId, userId, ...wanted }: CreateOrganizationTokenInput) {
    return inTransaction(async (trx) => {
      const made = await new OrganizationTokens(organizationId).insert(trx, { ...wanted, createdBy: userId })
      const { name: subject, expires_at: end } = made.row
      const after = { scopes: wanted.scopes.join(', '), ends: end.slice(0, 'YYYY-MM-DD'.length) }
      await recordAudit(trx, { organizationId, actorId: userId, action: 'api_token.created', subject, after })
      return made
    })
  }
}
