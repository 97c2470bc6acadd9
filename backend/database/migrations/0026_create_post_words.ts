import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const PAGE = 200
const WORDS_MAX = 400
const WORD_MAX = 40
const ACCENTS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu
const PARTS = /[\p{L}\p{N}\p{M}]+/gu
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a text as `tokenize` returned them then: lower case, without accents, each once. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  const words = [...segmenter.segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => segment.match(PARTS) ?? [])
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX)))]
}

/** Reads rows in the order of their ids, a page at a time. */
export async function* pagesById<Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await read(after, PAGE)
    if (page.length === 0) return
    yield page
    after = page.at(-1)!.id
  }
}

interface Post {
  id: string
  organization_id: string
  title: string
  comment: string | null
  host: string
  created_at: string
}

function wordRows({ id, organization_id, title, comment, host, created_at }: Post) {
  const words = wordsOf([title, host, comment ?? ''].join('\n')).slice(0, WORDS_MAX)
  return words.map((word) => ({ post_id: id, organization_id, word, created_at }))
}

/** Indexes the existing posts. */
async function fillPostWords(db: QueryClientContract): Promise<void> {
  const pages = pagesById<Post>((after, limit) =>
    db
      .from('posts')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'organization_id', 'title', 'comment', 'host', 'created_at'),
  )
  for await (const page of pages) {
    for (const post of page) await db.table('post_words').multiInsert(wordRows(post))
  }
}

/** The words of posts, for the search in an organization. A prefix is a range of this index, so words compare bytewise. */
export default class extends BaseSchema {
  async up() {
    const postgres = this.db.dialect.name === 'postgres'
    this.schema.createTable('post_words', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('organization_id').notNullable()
      table.specificType('word', postgres ? 'varchar(40) collate "C"' : 'varchar(40)').notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.primary(['post_id', 'word'])
    })
    this.schema.raw(
      'create index post_words_newest on post_words (organization_id, word, created_at desc, post_id desc)',
    )
    this.schema.raw(
      'create index posts_by_author on posts (organization_id, user_id, created_at desc, id desc)',
    )
    this.schema.raw(
      `create index posts_unapproved on posts (organization_id, moderation_status, created_at desc, id desc)
       where moderation_status <> 'approved'`,
    )
    this.schema.alterTable('post_tags', (table) => {
      // Copied from the post, so that the newest posts of a tag in an organization are one index scan.
      table.uuid('organization_id').nullable()
    })
    this.schema.raw(
      'update post_tags set organization_id = (select organization_id from posts where posts.id = post_tags.post_id)',
    )
    this.schema.raw(
      'create index post_tags_in_organization on post_tags (organization_id, tag_id, created_at desc, post_id desc)',
    )
    this.defer(fillPostWords)
  }

  async down() {
    this.schema.raw('drop index post_tags_in_organization')
    this.schema.alterTable('post_tags', (table) => table.dropColumn('organization_id'))
    this.schema.raw('drop index posts_unapproved')
    this.schema.raw('drop index posts_by_author')
    this.schema.dropTable('post_words')
  }
}
