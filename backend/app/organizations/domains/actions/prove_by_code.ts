import { safeEqual } from '@adonisjs/core/helpers'
import { fromInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { now } from '#core/runtime/clock'
import { domainCodeInvalid, provenElsewhere } from '#organizations/domains/errors'
import { type DomainRow, requireDomain } from '#organizations/domains/queries/domains'
import { proveDomain } from '#organizations/domains/repositories/prove_domain'
import { hashCode } from '#organizations/domains/rules/mailed_code'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

interface ProveByCodeInput {
  organizationId: string
  userId: string
  id: string
  code: string
}

/** Proves a domain by a mailed code, once. */
export default class ProveByCode {
  async handle({ organizationId, userId, id, code }: ProveByCodeInput): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        await lockOrganization(trx, organizationId, { columns: ['id'] })
        const row = await requireDomain({ organizationId, id }, trx)
        if (!isValid(row, code)) throw domainCodeInvalid()
        await proveDomain(trx, row, { proof: 'mail', actorId: userId })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'domain')) throw provenElsewhere()
      throw error
    }
  }
}

function isValid({ id, code_hash, code_expires_at }: DomainRow, code: string): boolean {
  if (code_hash === null || code_expires_at === null || fromInstant(code_expires_at) <= now()) return false
  return safeEqual(code_hash, hashCode(id, code))
}
