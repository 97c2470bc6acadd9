import db from '@adonisjs/lucid/services/db'
import { membershipJoin, organizationJoin, type Membership } from '#organizations/public'
import { isVisibleTo, postJoin } from '#posts/public'
import { aiRunNotFound } from '#ai/errors'
import type { RunRecord } from '#ai/models/ai_run'
import { listRuns, selectRuns } from '#ai/queries/list_runs'

/** The membership of a user in the organization of a run. AI_RUN_NOT_FOUND for users who do not see its post. */
export async function requireRunAccess(userId: string, id: string): Promise<Membership> {
  const visible = isVisibleTo(userId)
  const row: Record<string, never> | null = await db
    .from('ai_runs')
    .joinRaw(postJoin('ai_runs.post_id'))
    .joinRaw(organizationJoin('ai_runs.organization_id', 'open'))
    .joinRaw(membershipJoin('ai_runs.organization_id', '?'), [userId])
    .where('ai_runs.id', id)
    .whereRaw(visible.sql, visible.values)
    .select('ai_runs.organization_id', 'memberships.role')
    .first()
  if (row === null) throw aiRunNotFound()
  return { organizationId: row.organization_id!, userId, role: row.role! }
}

/** The run with this id, without checking who may see it. */
export async function findRun(id: string): Promise<RunRecord> {
  const [run] = await listRuns(selectRuns().where('ai_runs.id', id))
  if (run === undefined) throw aiRunNotFound()
  return run
}

/** The most runs of a post in one response. */
const OPEN_RUNS_MAX = 20

/** The runs of a post that have not ended or wait for review, newest first. */
export function listOpenRuns(postId: string): Promise<RunRecord[]> {
  return listRuns(
    selectRuns()
      .where('ai_runs.post_id', postId)
      .where((query) => query.whereNull('ai_runs.ended_at').orWhere('ai_runs.undecided', '>', 0))
      .orderBy('ai_runs.created_at', 'desc')
      .orderBy('ai_runs.id', 'desc')
      .limit(OPEN_RUNS_MAX),
  )
}
