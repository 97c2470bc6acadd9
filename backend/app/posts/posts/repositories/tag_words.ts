import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wordsOfTag } from '#posts/posts/rules/words_of_tag'

interface NamedTag {
  id: string
  name: string
}

/** Inserts the search words of new tags. */
export async function insertTagWords(
  trx: TransactionClientContract,
  tags: readonly NamedTag[],
): Promise<void> {
  const rows = tags.flatMap(({ id, name }) => wordsOfTag(name).map((word) => ({ tag_id: id, word })))
  if (rows.length > 0) await trx.table('tag_words').multiInsert(rows)
}

/** Replaces the search words of a locked tag. */
export async function replaceTagWords(trx: TransactionClientContract, tag: NamedTag): Promise<void> {
  await trx.from('tag_words').where('tag_id', tag.id).delete()
  await insertTagWords(trx, [tag])
}
