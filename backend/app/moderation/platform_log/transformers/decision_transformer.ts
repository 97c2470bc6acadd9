import type { DecisionFields, PlatformLogEntry } from '#contract/moderation/data/platform_log'
import { instantToIso } from '#core/database/rows/instant'
import type { DecisionRow } from '#moderation/platform_log/queries/list_decisions'

const parsed = (json: string | null) => (json === null ? null : (JSON.parse(json) as DecisionFields))

/** An entry of the platform log, as administrators see it. */
export function forAdministrator(row: DecisionRow): PlatformLogEntry {
  return {
    id: row.id,
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name! },
    targetId: row.target_id,
    subject: row.subject,
    before: parsed(row.before),
    after: parsed(row.after),
    createdAt: instantToIso(row.created_at),
  }
}
