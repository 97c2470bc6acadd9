import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { toInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { isActiveMember } from '#moderation/reports/queries/is_active_member'
import { TURNED_DOWN_MS, type Reporter } from '#moderation/reports/rules/report_weight'
import { MEMBERSHIP_AGE_MS, ORGANIZATION_AGE_MS } from '#moderation/reports/rules/standing'
import { findAccount } from '#identity/public'

const DAY_MS = 86_400_000

const HISTORY = `
  select
    coalesce(sum(case when turned_down then 1 else 0 end), 0) as turned_down,
    coalesce(sum(case when weight > 0 and created_at > ? then 1 else 0 end), 0) as weighed
  from reports where reporter_id = ? and created_at > ?`

/**
 * Locks a user as a reporter. Must be the first lock: otherwise two simultaneous reports could both count as the last
 * one of the day.
 */
export function lockReporter(trx: TransactionClientContract, id: string): Promise<void> {
  return lockByName(trx, `reporter:${id}`)
}

/** The facts that determine the weight of a user's report. */
export async function findReporter(trx: TransactionClientContract, id: string): Promise<Reporter> {
  const { createdAt, isConfirmed } = await findAccount(trx, id)
  const [history] = await rawRows<{ turned_down: number | string; weighed: number | string }>(trx, HISTORY, [
    ago(DAY_MS),
    id,
    ago(TURNED_DOWN_MS),
  ])
  return {
    isConfirmed,
    accountAgeMs: now().getTime() - createdAt.getTime(),
    isActiveMember: await isActiveMember(trx, id, {
      joinedBy: ago(MEMBERSHIP_AGE_MS),
      createdBy: ago(ORGANIZATION_AGE_MS),
    }),
    turnedDown: Number(history!.turned_down),
    weighedToday: Number(history!.weighed),
  }
}

const ago = (milliseconds: number) => toInstant(new Date(now().getTime() - milliseconds))
