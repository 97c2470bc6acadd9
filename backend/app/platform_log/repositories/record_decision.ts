import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionFields, PlatformAction } from '#contract/data/platform_log'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit } from '#core/database/transaction'
import { newId } from '#core/ids'
import DecisionRecorded from '#platform_log/events/decision_recorded'

/** What an administrator of the installation decided. */
export interface Decision {
  actorId: string
  action: PlatformAction
  /** The id of what was decided about; it may be deleted later. */
  targetId: string | null
  /** Its name at that time, such as a host or the title of a public post. */
  subject: string
  /** Changed fields. Never content of private posts, passwords or tokens. */
  before?: DecisionFields | null
  after?: DecisionFields | null
}

const SUBJECT_MAX = 255
const toJson = (fields: DecisionFields | null) => (fields === null ? null : JSON.stringify(fields))

/**
 * Appends an entry to the platform log, in the transaction of the decision. Entries never change, except that they lose
 * the name of a deleted account.
 */
export async function recordDecision(
  trx: TransactionClientContract,
  { actorId, action, targetId, subject, before = null, after = null }: Decision,
): Promise<void> {
  await trx.table('platform_log_entries').insert({
    id: newId(),
    actor_id: actorId,
    action,
    target_id: targetId,
    subject: subject.slice(0, SUBJECT_MAX),
    before: toJson(before),
    after: toJson(after),
    created_at: toInstant(now()),
  })
  afterCommit(trx, () => DecisionRecorded.dispatch(action, actorId, targetId))
}
