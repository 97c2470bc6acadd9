import { AppError } from '#core/http/errors/app_error'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { OrganizationTokens } from '#identity/public'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface RevokeOrganizationTokenInput {
  organizationId: string
  tokenId: string
  userId: string
}

/** Revokes a token of an organization. NOT_FOUND for tokens of others. */
export default class RevokeOrganizationToken {
  handle({ organizationId, tokenId, userId }: RevokeOrganizationTokenInput): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await new OrganizationTokens(organizationId).delete(trx, tokenId)
      if (subject === null) throw new AppError('NOT_FOUND')
      await recordAudit(trx, { organizationId, actorId: userId, action: 'api_token.revoked', subject })
      await completeAction(trx)
    })
  }
}
