import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dropTotals } from '#posts/listing/drop_totals'

/** What the list of the tag that stays gains on each day: the listed posts that did not carry it yet. */
const ADD = `
  with moving as (
    select substr(cast(created_at as varchar(30)), 1, 10) as day from post_tags
    where tag_id = ? and listed and post_id not in (select post_id from post_tags where tag_id = ?)
  )
  insert into feed_deltas (feed, day, n)
  select cast(? as varchar(64)), day, count(*) from moving group by day`

/**
 * Gives the posts of a tag, which the caller holds, another one instead; a post that carries both keeps one.
 * A statement for each table, however many posts there are.
 */
export async function mergeTags(
  trx: TransactionClientContract,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.rawQuery(ADD, [from, into, `tag:${into}`])
  const carrying = trx.from('post_tags').where('tag_id', into).select('post_id')
  await trx.from('post_tags').where('tag_id', from).whereIn('post_id', carrying).delete()
  await trx.from('post_tags').where('tag_id', from).update({ tag_id: into })
  await removeTag(trx, from)
}

/** Removes a tag that is held, from its posts too, with the totals of its list. */
export async function removeTag(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('post_tags').where('tag_id', id).delete()
  await dropTotals(trx, [`tag:${id}`])
  await trx.from('tags').where('id', id).delete()
}
