import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NextPage } from '#core/database/pages_by_id'
import { indexAgain } from '#core/search/index_again'
import { indexMissing } from '#core/search/index_missing'
import { toSearchText } from '#core/search/search_text'

interface Named {
  id: string
  name: string
}

/** Lets searches find people by their name whom a server of an earlier version has stored. */
export async function indexNames(): Promise<void> {
  await indexAgain<Named>('name_words', (page) => names(page), index)
  await indexMissing<Named>((page) => names(page).where('name_words', ''), index)
}

const names = ({ after, limit }: NextPage) =>
  db.from('users').where('id', '>', after).orderBy('id').limit(limit).select('id', 'name')

const index = (trx: TransactionClientContract, { id, name }: Named) =>
  trx
    .from('users')
    .where({ id, name })
    .update({ name_words: toSearchText(name) })
