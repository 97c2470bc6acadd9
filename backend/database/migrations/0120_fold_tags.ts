import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

interface Tag {
  id: string
  name: string
  is_predefined: boolean | number
}

const BATCH = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'
const NAME_MAX = 40

/** One spelling of a tag: composed, full-width, upper-case and invisible characters made two of the same. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (client) => {
      const trx = client as TransactionClientContract
      for await (const tag of allTags(trx)) await fold(trx, tag)
    })
  }

  /** The new names stay. */
  async down() {}
}

async function* allTags(db: QueryClientContract): AsyncGenerator<Tag> {
  for (let after = FIRST; ;) {
    const tags: Tag[] = await db.from('tags').where('id', '>', after).orderBy('id').limit(BATCH).select('*')
    if (tags.length === 0) return
    yield* tags
    after = tags.at(-1)!.id
  }
}

const JOINED_SCRIPTS = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
const JOINED = `[${JOINED_SCRIPTS.split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')}]`
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`
/** Invisible characters, but those that belong to an emoji or to the spelling of a word. */
const STRAY = new RegExp(
  `(${EMOJI}(?:\\u200d${EMOJI})+|${FLAG}|${JOINED}[\\u200c\\u200d](?=${JOINED}))|` +
    String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]`,
  'gu',
)
const EITHER =
  /[\d*](?=\u20e3)|(?![©®])(?!\p{Emoji_Presentation})(?=\p{Emoji})\p{Extended_Pictographic}(?!\p{Emoji_Modifier})/gu

function folded(name: string): string {
  const spelled = name
    .normalize('NFKC')
    .replace(STRAY, '$1')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC')
    .replace(/[\ufe0e\ufe0f]/gu, '')
    .replace(EITHER, '$&\ufe0f')
    .replace(/[,;،؛、]/gu, ' ')
    .replace(/^[\s#]+/, '')
    .trim()
    .replace(/\s+(?:#\s*)*/g, '-')
  return spelled.length <= NAME_MAX ? spelled : spelled.slice(0, NAME_MAX).toWellFormed()
}

async function fold(trx: TransactionClientContract, tag: Tag): Promise<void> {
  const name = folded(tag.name)
  if (name === tag.name) return
  if (name === '') return deleteTag(trx, tag.id)
  const other: Tag | null = await trx.from('tags').where('name', name).first()
  if (other !== null) return merge(trx, tag, other)
  await trx.from('tags').where('id', tag.id).update({ name })
  await trx.from('tag_words').where('tag_id', tag.id).delete()
  const parts = name.split('-')
  const words = new Set(parts.map((_part, at) => parts.slice(at).join('-')).filter((word) => word !== ''))
  await trx.table('tag_words').multiInsert([...words].map((word) => ({ tag_id: tag.id, word })))
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
