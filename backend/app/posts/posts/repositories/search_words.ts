import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { isPostgres } from '#core/database/sql/look_up'
import { writeAll, type Write } from '#core/database/sql/write_all'
import { tokenize } from '#core/database/search/tokenize'
import type Post from '#posts/posts/models/post'
import { wordsOfTag } from '#posts/posts/rules/tags'

/** The maximum number of indexed words of a post; few comments have more. */
const WORDS_MAX = 400

/** One statement for any number of words, so that the database can reuse its plan. */
const INSERT = {
  sqlite: `insert into post_words (post_id, organization_id, created_at, listed, word)
    select ?, ?, ?, ?, value from json_each(?)`,
  postgres: `insert into post_words (post_id, organization_id, created_at, listed, word)
    select ?::uuid, ?::uuid, ?::timestamp, ?::boolean, word from json_array_elements_text(?::json) as word`,
}

type SearchedPost = Pick<Post, 'title' | 'host' | 'comment' | 'startsAt'>

/** The search words of a post: each word of the title, the host and the comment; none before it starts. */
export const wordsOf = ({ title, host, comment, startsAt }: SearchedPost): string[] =>
  startsAt === null ? tokenize([title, host, comment ?? ''].join('\n')).slice(0, WORDS_MAX) : []

/** Replaces the search words of a post. */
export async function replaceWords(trx: TransactionClientContract, post: Post): Promise<void> {
  await deleteWords(trx, post.id)
  await writeAll(trx, [insertWords(trx, post)])
}

export async function deleteWords(trx: TransactionClientContract, postId: string): Promise<void> {
  await trx.from('post_words').where('post_id', postId).delete()
}

/** The write of the search words of a post that has none. */
export function insertWords(trx: TransactionClientContract, post: Post): Write {
  const words = JSON.stringify(wordsOf(post))
  const values = [post.id, post.organizationId, toInstant(post.createdAt), post.listed, words]
  return { sql: INSERT[isPostgres(trx) ? 'postgres' : 'sqlite'], values }
}

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
