import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { countAll } from '#core/http/rate_limit/limit_counts'
import { findAccount } from '#identity/public'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { nameOrSlugExists, organizationLimitReached } from '#organizations/organizations/errors'
import OrganizationCreated from '#organizations/organizations/events/organization_created'
import { refuseReservedNames } from '#organizations/organizations/repositories/reserved_names'
import { insertMembership } from '#organizations/organizations/repositories/memberships'
import Organization from '#organizations/organizations/models/organization'
import { findExisting } from '#organizations/organizations/queries/find_organization'
import {
  organizationBudget,
  ORGANIZATION_BUDGET_SECONDS,
} from '#organizations/organizations/rules/organization_budget'
import { nameKey, nameSkeleton } from '#organizations/organizations/rules/same_name'

export interface CreateOrganizationInput {
  name: string
  slug: string
  description?: string | null
  ownerId: string
  /** Whether its public posts need no first review, as in the demo. Those of an administrator never do. */
  isTrusted?: boolean
}

/**
 * Creates an organization with its first owner, within the owner's budget. Unique indexes decide between simultaneous
 * names and slugs.
 */
export default class CreateOrganization {
  async handle({ ownerId, isTrusted = false, ...input }: CreateOrganizationInput): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const founder = await findAccount(trx, ownerId)
        await spendBudget(trx, ownerId, founder)
        const isReviewed = founder.isAdmin || isTrusted
        const publicReviewedAt = isReviewed ? now() : null
        const keys = { nameKey: nameKey(input.name), nameSkeleton: nameSkeleton(input.name) }
        const attributes = { ...input, ...keys, publicReviewedAt }
        const { id } = await Organization.create(attributes, { client: trx })
        await refuseReservedNames(trx, input, ownerId)
        await insertMembership(trx, { organizationId: id, userId: ownerId, role: 'owner' })
        const entry = { organizationId: id, actorId: ownerId, subject: input.name }
        await recordAudit(trx, { ...entry, action: 'organization.created' })
        afterCommit(trx, () => OrganizationCreated.dispatch(id, ownerId))
        return id
      })
    } catch (error) {
      const isName = isUniqueViolation(error, 'name_key') || isUniqueViolation(error, 'name_skeleton')
      if (!isName && !isUniqueViolation(error, 'slug')) throw error
      // The violated index only tells about one of the two.
      const existing = await findExisting(input)
      throw nameOrSlugExists({ name: isName || existing.name, slug: !isName || existing.slug })
    }
  }
}

/** Counts the organization. If it is refused later, the rollback reverts the count. */
async function spendBudget(
  trx: TransactionClientContract,
  ownerId: string,
  founder: Awaited<ReturnType<typeof findAccount>>,
): Promise<void> {
  const key = `organizations:${ownerId}`
  const counts = await countAll(trx, [{ key, seconds: ORGANIZATION_BUDGET_SECONDS }])
  const { points, availableIn } = counts.get(key)!
  if (points > organizationBudget(founder)) throw organizationLimitReached(availableIn)
}
