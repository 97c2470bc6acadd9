import { BaseSchema } from '@adonisjs/lucid/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

interface Tag {
  id: string
  name: string
  is_predefined: boolean | number
}

/** Tags are separated by commas in a filter, so one with a comma could not be found. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (client) => {
      const trx = client as TransactionClientContract
      const tags: Tag[] = await trx.from('tags').whereLike('name', '%,%').orderBy('name')
      for (const tag of tags) {
        const name = withoutCommas(tag.name)
        const other: Tag | null = await trx.from('tags').where('name', name).first()
        if (name === '') await deleteTag(trx, tag.id)
        else if (other === null) await trx.from('tags').where('id', tag.id).update({ name })
        else await merge(trx, tag, other)
      }
    })
  }

  /** The new names stay. */
  async down() {}
}

function withoutCommas(name: string): string {
  return name.replaceAll(',', ' ').trim().replace(/^#+/, '').trim().replace(/\s+/g, '-')
}

/** Replaces a tag by the one that has its new name already. */
async function merge(trx: TransactionClientContract, from: Tag, into: Tag): Promise<void> {
  await trx.rawQuery(
    `insert into feed_deltas (feed, day, n)
    select cast(? as varchar(64)), substr(cast(created_at as varchar(30)), 1, 10), 1 from post_tags
    where tag_id = ? and listed and post_id not in (select post_id from post_tags where tag_id = ?)`,
    [`tag:${into.id}`, from.id, into.id],
  )
  const tagged = trx.from('post_tags').where('tag_id', into.id).select('post_id')
  await trx.from('post_tags').where('tag_id', from.id).whereIn('post_id', tagged).delete()
  await trx.from('post_tags').where('tag_id', from.id).update({ tag_id: into.id })
  if (from.is_predefined) await trx.from('tags').where('id', into.id).update({ is_predefined: true })
  await deleteTag(trx, from.id)
}

async function deleteTag(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('post_tags').where('tag_id', id).delete()
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals']) {
    await trx.from(table).where('feed', `tag:${id}`).delete()
  }
  await trx.from('tags').where('id', id).delete()
}
