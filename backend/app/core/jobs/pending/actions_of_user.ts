import type { PendingAction } from '#contract/core/data/pending_action'
import { UNDO_WINDOW_MS } from '#contract/core/rules/limits'
import { fromInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { now } from '#core/runtime/clock'

/** Selects the pending actions of a user: the id of the action, with a target and its time as `data`, for each target. */
export const pendingTargetsOf = (userId: string): SqlFragment => ({
  sql: `select pending_actions.id,
      pending_targets.target_id || ' ' || cast(pending_actions.created_at as varchar(30)) as data
    from pending_actions join pending_targets on pending_targets.action_id = pending_actions.id
    where pending_actions.user_id = ?`,
  values: [userId],
})

/** The actions whose targets `pendingTargetsOf` has selected. */
export function toPendingActions(rows: readonly { id: string; data: string | null }[]): PendingAction[] {
  const actions = new Map<string, PendingAction>()
  for (const { id, data } of rows) {
    const [target = '', day, time] = data!.split(' ')
    const age = now().getTime() - fromInstant(`${day} ${time}`).getTime()
    const action = actions.get(id) ?? { id, ids: [], undoMs: Math.max(UNDO_WINDOW_MS - age, 0) }
    action.ids.push(target)
    actions.set(id, action)
  }
  return [...actions.values()]
}
