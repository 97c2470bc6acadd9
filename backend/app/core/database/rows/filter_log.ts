import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LogFilter } from '#contract/core/data/log_query'
import { toInstant } from '#core/database/rows/instant'

/** Narrows a query to the entries of a log that match a filter. `table` is the table of the log, or its alias. */
export function filterLog(
  entries: DatabaseQueryBuilderContract,
  table: string,
  { action, actorId, from, to }: LogFilter,
): void {
  const createdAt = `${table}.created_at`
  if (action !== undefined) void entries.where(`${table}.action`, action)
  if (actorId !== undefined) void entries.where(`${table}.actor_id`, actorId)
  if (from !== undefined) void entries.where(createdAt, '>=', toInstant(new Date(from)))
  if (to !== undefined) void entries.where(createdAt, '<', toInstant(new Date(to)))
}
