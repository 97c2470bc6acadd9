import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NextPage } from '#core/database/pages_by_id'
import { indexAgain } from '#core/search/index_again'
import { indexMissing } from '#core/search/index_missing'
import { toSearchText } from '#core/search/search_text'

interface Suggestion {
  id: string
  content: string
}

/** Lets searches find suggestions that a server of an earlier version has stored. */
export async function indexSuggestions(): Promise<void> {
  await indexAgain<Suggestion>('suggestion_words', (page) => suggestions(page), index)
  await indexMissing<Suggestion>((page) => suggestions(page).whereNull('search_words'), index)
}

const suggestions = ({ after, limit }: NextPage) =>
  db
    .from('comments')
    .whereNull('parent_id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'content')

const index = (trx: TransactionClientContract, { id, content }: Suggestion) =>
  trx
    .from('comments')
    .where({ id, content })
    .update({ search_words: toSearchText(content) })
