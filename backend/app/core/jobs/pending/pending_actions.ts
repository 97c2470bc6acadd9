import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import type { PendingKind, TargetedAction } from './pending_kinds.js'

interface PendingActionRow {
  user_id: string
  kind: string
  input: string
}

/** Inserts an action. Returns the ids of its targets that have no other pending action: of simultaneous ones, one wins. */
export async function insertPendingAction<Input>(
  trx: TransactionClientContract,
  id: string,
  { kind, userId, ids, input }: TargetedAction<Input> & { kind: PendingKind<Input> },
): Promise<Set<string>> {
  await trx.table('pending_actions').insert({
    id,
    user_id: userId,
    kind: kind.name,
    input: JSON.stringify(input),
    created_at: toInstant(now()),
  })
  // In one order, which avoids a deadlock with another action on the same targets.
  const rows = ids.toSorted().map((target_id) => ({
    target: kind.targetOf?.(target_id, input) ?? target_id,
    target_id,
    action_id: id,
  }))
  const inserted: { target_id: string }[] = await trx
    .knexQuery()
    .insert(rows)
    .into('pending_targets')
    .onConflict('target')
    .ignore()
    .returning('target_id')
  if (inserted.length === 0) await deletePendingAction(trx, { id, userId })
  return new Set(inserted.map(({ target_id }) => target_id))
}

/** The pending action of this user with exactly these targets and this input; null if there is none. */
export async function findSameAction<Input>(
  trx: TransactionClientContract,
  { kind, userId, ids, input }: TargetedAction<Input> & { kind: PendingKind<Input> },
): Promise<string | null> {
  const rows: (PendingActionRow & { action_id: string; target_id: string })[] = await trx
    .from('pending_targets')
    .join('pending_actions', 'pending_actions.id', 'pending_targets.action_id')
    .whereIn('pending_targets.action_id', (others) => {
      const targets = ids.map((id) => kind.targetOf?.(id, input) ?? id)
      void others.from('pending_targets').whereIn('target', targets).select('action_id')
    })
    .select('pending_targets.action_id', 'pending_targets.target_id')
    .select('pending_actions.user_id', 'pending_actions.kind', 'pending_actions.input')
  const [first] = rows
  if (first === undefined) return null
  const isSame = first.user_id === userId && first.kind === kind.name && first.input === JSON.stringify(input)
  const sent = new Set(ids)
  const hasSameTargets =
    rows.length === sent.size &&
    rows.every(({ action_id, target_id }) => action_id === first.action_id && sent.has(target_id))
  return isSame && hasSameTargets ? first.action_id : null
}

/**
 * Locks an action, to carry it out; null when it was undone or carried out. The caller deletes it at the end: deleting its
 * targets before the rows of `judge` are locked would cause a deadlock with another action on them.
 */
export async function lockPendingAction(
  trx: TransactionClientContract,
  id: string,
): Promise<(TargetedAction<unknown> & { kind: string }) | null> {
  const row: PendingActionRow | null = await trx
    .from('pending_actions')
    .where({ id })
    .forUpdate()
    .select('user_id', 'kind', 'input')
    .first()
  if (row === null) return null
  const targets: { target_id: string }[] = await trx
    .from('pending_targets')
    .where('action_id', id)
    .orderBy('target_id')
    .select('target_id')
  const { user_id: userId, kind, input } = row
  return { userId, kind, ids: targets.map(({ target_id }) => target_id), input: JSON.parse(input) }
}

/** Deletes an action of a user. False when it was undone or carried out, or is of another user. */
export async function deletePendingAction(
  trx: TransactionClientContract,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  return Number(await trx.from('pending_actions').where({ id, user_id: userId }).delete()) === 1
}
