import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { newId } from '#core/ids'
import { tagExists } from '#posts/errors'

export interface NewTag {
  /** As it is kept. */
  name: string
  isPredefined?: boolean
}

/** Makes a tag before anybody has used it. */
export default class CreateTag {
  async handle({ name, isPredefined = false }: NewTag): Promise<string> {
    const row = { id: newId(), name, is_predefined: isPredefined, created_at: toInstant(now()) }
    const made: { id: string }[] = await inTransaction((trx) =>
      trx.knexQuery().insert(row).into('tags').onConflict('name').ignore().returning('id'),
    )
    if (made.length === 0) {
      const tag: { id: string; name: string } | null = await db
        .from('tags')
        .where('name', name)
        .select('id', 'name')
        .first()
      throw tagExists(tag ? { tag } : {})
    }
    return row.id
  }
}
