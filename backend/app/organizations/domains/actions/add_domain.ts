import type { Joining } from '#contract/organizations/data/domain'
import { ORGANIZATION_DOMAINS_MAX } from '#contract/core/rules/limits'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { domainExists, domainLimitReached, domainPublic } from '#organizations/domains/errors'
import { listDomains } from '#organizations/domains/queries/domains'
import { insertDomain } from '#organizations/domains/repositories/domains'
import { isPublicDomain } from '#organizations/domains/rules/public_domain'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface AddDomainInput {
  organizationId: string
  userId: string
  /** As `parseMailDomain` returns it. */
  domain: string
  joining?: Joining
}

/**
 * Adds a domain, which has no effect until it is proven. Does not say whether another organization has it: an
 * owner who cannot prove it learns nothing.
 */
export default class AddDomain {
  async handle({ organizationId, userId, domain, joining = 'request' }: AddDomainInput): Promise<string> {
    if (isPublicDomain(domain)) throw domainPublic()
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const added = await listDomains(organizationId, trx)
      if (added.some((row) => row.domain === domain)) throw domainExists()
      if (added.length >= ORGANIZATION_DOMAINS_MAX) throw domainLimitReached()
      const id = await insertDomain(trx, { organizationId, domain, joining, creatorId: userId })
      const entry = { organizationId, actorId: userId, subject: domain, after: { joining } }
      await recordAudit(trx, { ...entry, action: 'domain.added' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
      return id
    })
  }
}
