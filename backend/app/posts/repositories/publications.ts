import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countAll } from '#core/rate_limit/limit_counts'
import { publicPostLimitReached } from '#posts/errors'
import { publishingBudget, PUBLISHING_SECONDS } from '#posts/rules/publishing_budget'
import { findAccount } from '#users/public'

interface Publication {
  organizationId: string
  userId: string
  /** Whether a moderator has looked at a public post of the organization. */
  isReviewed: boolean
}

/**
 * Counts a post that becomes public by the budgets of the person and of the organization, which is locked. What is refused
 * later in the transaction is not counted. PUBLIC_POST_LIMIT_REACHED.
 */
export async function countPublication(
  trx: TransactionClientContract,
  { organizationId, userId, isReviewed }: Publication,
): Promise<void> {
  const budget = publishingBudget({ ...(await findAccount(trx, userId)), isReviewed })
  const keys = {
    person: `public-posts:person:${userId}`,
    organization: `public-posts:organization:${organizationId}`,
  }
  const windows = Object.values(keys).map((key) => ({ key, seconds: PUBLISHING_SECONDS }))
  const counts = await countAll(trx, windows)
  for (const kind of ['person', 'organization'] as const) {
    const { points, availableIn } = counts.get(keys[kind])!
    if (points > budget[kind]) throw publicPostLimitReached(availableIn)
  }
}
