import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countAll } from '#core/http/rate_limit/limit_counts'
import { publicPostLimitReached } from '#posts/posts/errors'
import { publishingBudget, PUBLISHING_SECONDS } from '#posts/posts/rules/publishing_budget'
import { findAccount } from '#identity/public'

interface Publication {
  organizationId: string
  userId: string
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
}

/**
 * Counts a post that becomes public against the budgets of the user and of the locked organization. If the transaction
 * fails later, the rollback reverts the count. PUBLIC_POST_LIMIT_REACHED.
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
