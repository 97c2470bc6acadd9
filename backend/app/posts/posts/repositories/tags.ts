import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NEW_TAGS_PER_DAY } from '#contract/core/rules/limits'
import { normalizeTags } from '#contract/posts/rules/tag'
import { now } from '#core/runtime/clock'
import type { Author } from '#core/database/rows/author'
import { toInstant } from '#core/database/rows/instant'
import { constant, isPostgres, lookUp, type LookUp } from '#core/database/sql/look_up'
import { placeholders } from '#core/database/sql/sql_fragment'
import { countAll } from '#core/http/rate_limit/limit_counts'
import { newId } from '#core/runtime/ids'
import { tagLimitReached } from '#posts/posts/errors'
import { deleteFeedTotals } from '#posts/feeds/repositories/feed_changes'
import { insertTagWords, replaceTagWords } from '#posts/posts/repositories/search_words'

const DAY_MS = 86_400_000

interface NamedTag {
  id: string
  name: string
}

interface TagOrigin {
  isPredefined?: boolean
  /** The user who first used the tag; null for an administrator. */
  createdBy?: string | null
}

/** Inserts tags and skips existing names. Returns the new tags. */
export async function insertTags(
  trx: TransactionClientContract,
  names: readonly string[],
  { isPredefined = false, createdBy = null }: TagOrigin,
): Promise<NamedTag[]> {
  const created_at = toInstant(now())
  // Sorted, so that all transactions insert the same new names in the same order: this avoids a deadlock.
  const rows = names
    .toSorted()
    .map((name) => ({ id: newId(), name, is_predefined: isPredefined, created_by: createdBy, created_at }))
  const created: NamedTag[] = await trx
    .knexQuery()
    .insert(rows)
    .into('tags')
    .onConflict('name')
    .ignore()
    .returning(['id', 'name'])
  await insertTagWords(trx, created)
  return created
}

/** The tags with these names that exist, locked against deletion. The names are normalized. */
export function tagsLookUp(trx: TransactionClientContract, names: readonly string[]): LookUp<NamedTag[]> {
  if (names.length === 0) return constant<NamedTag[]>([])
  const lock = isPostgres(trx) ? 'for key share' : ''
  return {
    sql: `select id, name from tags where name in (${placeholders(names)}) ${lock}`,
    values: [...names],
    read: (rows: NamedTag[]) => rows,
  }
}

/**
 * The ids of the tags with these names, locked against deletion; missing ones are created for an author. `locked` are
 * those of `tagsLookUp`, if it was read before. Throws TAG_LIMIT_REACHED if the author has created too many within 24
 * hours.
 */
export async function findOrCreateTags(
  trx: TransactionClientContract,
  names: readonly string[],
  author?: Author,
  locked?: readonly NamedTag[],
): Promise<string[]> {
  const wanted = normalizeTags(names)
  const found = new Map<string, string>()
  let read = locked
  while (found.size < wanted.length) {
    const missing = wanted.filter((name) => !found.has(name))
    read ??= await lookUp(trx, tagsLookUp(trx, missing))
    for (const { id, name } of read) found.set(name, id)
    read = undefined
    // Recreates a tag that was renamed or deleted between the two statements.
    const unknown = missing.filter((name) => !found.has(name))
    if (unknown.length === 0) continue
    if (author !== undefined) await requireRoomForTags(trx, author, unknown.length)
    const createdBy = author?.apiToken === undefined ? author?.userId : undefined
    for (const { id, name } of await insertTags(trx, unknown, { createdBy })) found.set(name, id)
  }
  return [...found.values()]
}

async function requireRoomForTags(
  trx: TransactionClientContract,
  { userId, apiToken }: Author,
  count: number,
): Promise<void> {
  if (apiToken !== undefined) return requireRoomForTagsOf(trx, userId, count)
  const since = toInstant(new Date(now().getTime() - DAY_MS))
  const rows = trx.from('tags').where('created_by', userId).where('created_at', '>', since)
  const created = await rows.count('* as total').firstOrFail()
  if (Number(created.total) + count > NEW_TAGS_PER_DAY) throw tagLimitReached()
}

/** The tags of an organization's API tokens name no creator, so they are counted apart. */
async function requireRoomForTagsOf(
  trx: TransactionClientContract,
  organizationId: string,
  count: number,
): Promise<void> {
  const key = `new-tags:organization:${organizationId}`
  const counts = await countAll(trx, [{ key, seconds: DAY_MS / 1_000 }], count)
  if (counts.get(key)!.points > NEW_TAGS_PER_DAY) throw tagLimitReached()
}

/** Updates a locked tag. */
export async function updateTag(
  trx: TransactionClientContract,
  id: string,
  { name, isPredefined }: { name: string; isPredefined: boolean },
): Promise<void> {
  await trx.from('tags').where('id', id).update({ name, is_predefined: isPredefined })
  await replaceTagWords(trx, { id, name })
}

/** The number of posts with a tag, including private ones. */
export async function countPostsOfTag(trx: TransactionClientContract, tagId: string): Promise<number> {
  const row = await trx.from('post_tags').where('tag_id', tagId).count('* as total').firstOrFail()
  return Number(row.total)
}

/** Adds the listed posts that do not have the remaining tag yet to its list, by day. */
const ADD = `
  with moving as (
    select substr(cast(created_at as varchar(30)), 1, 10) as day from post_tags
    where tag_id = ? and listed and post_id not in (select post_id from post_tags where tag_id = ?)
  )
  insert into feed_deltas (feed, day, n)
  select cast(? as varchar(64)), day, count(*) from moving group by day`

/** Replaces a locked tag by another one on every post. One statement per table, for any number of posts. */
export async function mergeTags(
  trx: TransactionClientContract,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.rawQuery(ADD, [from, into, `tag:${into}`])
  const tagged = trx.from('post_tags').where('tag_id', into).select('post_id')
  await trx.from('post_tags').where('tag_id', from).whereIn('post_id', tagged).delete()
  await trx.from('post_tags').where('tag_id', from).update({ tag_id: into })
  await deleteTag(trx, from)
}

/** Deletes a locked tag, on its posts too, with the totals of its list. */
export async function deleteTag(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('post_tags').where('tag_id', id).delete()
  await deleteFeedTotals(trx, [`tag:${id}`])
  await trx.from('tags').where('id', id).delete()
}
