import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionFields } from '#contract/moderation/data/platform_log'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import type { Decision } from '#core/events/decision_made'
import type { AccountPart } from '#identity/public'
import { newId } from '#core/runtime/ids'
import DecisionRecorded from '#moderation/platform_log/events/decision_recorded'

const SUBJECT_MAX = 255
const toJson = (fields: DecisionFields | null) => (fields === null ? null : JSON.stringify(fields))

/**
 * Appends entries to the platform log, in the transaction of the decisions. Entries never change, except that they lose
 * the name of a deleted account.
 */
export async function insertDecisions(
  trx: TransactionClientContract,
  decisions: readonly Decision[],
): Promise<void> {
  if (decisions.length === 0) return
  await trx.table('platform_log_entries').multiInsert(decisions.map(toRow))
  for (const { action, actorId, targetId } of decisions)
    afterCommit(trx, () => DecisionRecorded.dispatch(action, actorId, targetId))
}

function toRow({ actorId, action, targetId, subject, before = null, after = null }: Decision) {
  return {
    id: newId(),
    actor_id: actorId,
    action,
    target_id: targetId,
    subject: subject.slice(0, SUBJECT_MAX),
    before: toJson(before),
    after: toJson(after),
    created_at: toInstant(now()),
  }
}

/** The entries of the platform log about an account: they lose its name, and are kept. */
export const accountLogEntries: AccountPart = {
  async erase(trx, user) {
    await trx.from('platform_log_entries').where('target_id', user.id).update({ subject: '' })
  },
}
