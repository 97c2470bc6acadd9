import app from '@adonisjs/core/services/app'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { domainLookUpFailed, domainRecordMissing, provenElsewhere } from '#organizations/domains/errors'
import { TxtRecords } from '#organizations/domains/gateways/txt_records'
import { requireDomain } from '#organizations/domains/queries/domains'
import { proveDomain } from '#organizations/domains/repositories/prove_domain'
import { recordValue } from '#organizations/domains/rules/domain_record'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

interface ProveByRecordInput {
  organizationId: string
  userId: string
  id: string
}

/**
 * Proves a domain by its DNS record. One that is not there changes nothing: only scheduled checks end a proof. A unique
 * index decides between organizations that prove the same domain at once.
 */
export default class ProveByRecord {
  async handle({ organizationId, userId, id }: ProveByRecordInput): Promise<void> {
    const { domain, record_token } = await requireDomain({ organizationId, id })
    const records = await app.container.make(TxtRecords)
    const lookUp = await records.lookUp(domain, recordValue(record_token))
    if (lookUp === 'failed') throw domainLookUpFailed()
    if (lookUp === 'missing') throw domainRecordMissing()
    try {
      await inTransaction(async (trx) => {
        await lockOrganization(trx, organizationId, { columns: ['id'] })
        const row = await requireDomain({ organizationId, id }, trx)
        await proveDomain(trx, row, { proof: 'dns', actorId: userId })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'domain')) throw provenElsewhere()
      throw error
    }
  }
}
