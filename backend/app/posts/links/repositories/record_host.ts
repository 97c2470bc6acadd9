import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlatformAction } from '#contract/moderation/data/platform_log'
import type { HostDecision } from '#posts/links/repositories/hosts'
import { recordDecision } from '#core/events/decision_made'

interface HostChange {
  actorId: string
  action: Extract<PlatformAction, `host.${string}`>
  before: HostDecision | null
  after: HostDecision | null
  /** How many posts were approved, or returned to the queue. */
  posts: number
}

/** Records a decision about a host in the platform log. */
export function recordHost(
  trx: TransactionClientContract,
  { actorId, action, before, after, posts }: HostChange,
): Promise<void> {
  const { id: targetId, host: subject } = (after ?? before)!
  const outcome = { posts: String(posts) }
  return recordDecision(trx, {
    actorId,
    action,
    targetId,
    subject,
    before: before && fieldsOf(before),
    after: { ...(after && fieldsOf(after)), ...outcome },
  })
}

const fieldsOf = ({ name, isBlocked, includesSubdomains }: HostDecision) => ({
  name,
  state: isBlocked ? 'blocked' : 'approved',
  includesSubdomains: String(includesSubdomains),
})
