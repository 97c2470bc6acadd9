import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countAll } from '#core/http/rate_limit/limit_counts'
import { publicPostLimitReached } from '#posts/posts/errors'
import { findAccount } from '#identity/public'

/**
 * Public posts per day. "Trusted" means a user with a confirmed address in an organization that a moderator has
 * reviewed.
 */
const DAILY = { trusted: { person: 50, organization: 100 }, others: { person: 3, organization: 10 } }

const DAY_SECONDS = 86_400

interface Publication {
  organizationId: string
  userId: string
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
  /** That of the user, if it was read before. */
  account?: Pick<Awaited<ReturnType<typeof findAccount>>, 'isConfirmed' | 'isAdmin'> | null
}

/**
 * Counts a post that becomes public against the budgets of the user and of the locked organization. If the transaction
 * fails later, the rollback reverts the count. PUBLIC_POST_LIMIT_REACHED.
 */
export async function countPublication(
  trx: TransactionClientContract,
  { organizationId, userId, isReviewed, account }: Publication,
): Promise<void> {
  const budget = publishingBudget({ ...(account ?? (await findAccount(trx, userId))), isReviewed })
  const keys = {
    person: `public-posts:person:${userId}`,
    organization: `public-posts:organization:${organizationId}`,
  }
  const windows = Object.values(keys).map((key) => ({ key, seconds: DAY_SECONDS }))
  const counts = await countAll(trx, windows)
  for (const kind of ['person', 'organization'] as const) {
    const { points, availableIn } = counts.get(keys[kind])!
    if (points > budget[kind]) throw publicPostLimitReached(availableIn)
  }
}

/** The user and the organization that publish. */
interface Publisher {
  isConfirmed: boolean
  /** An administrator of the installation, who is responsible for it. */
  isAdmin: boolean
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
}

/** How many public posts per day the user, and the organization, may share. */
function publishingBudget({ isConfirmed, isAdmin, isReviewed }: Publisher) {
  const organization = isReviewed ? DAILY.trusted.organization : DAILY.others.organization
  if (isAdmin) return { person: Infinity, organization: Infinity }
  const person = isConfirmed && isReviewed ? DAILY.trusted.person : DAILY.others.person
  return { person, organization }
}
