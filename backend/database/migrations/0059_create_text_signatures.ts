import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagesById } from './0026_create_post_words.js'

const ACCENTS = /[\u0300-\u036f]/gu
const UNSEEN = /[\p{Cf}\p{Sk}\p{Variation_Selector}'’]/gu
const NO_WORDS = /[\p{P}\p{Z}\p{C}\s]+/gu

function normalize(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ς/gu, 'σ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .replace(NO_WORDS, ' ')
    .trim()
    .normalize('NFC')
  return words || text.normalize('NFKC').trim()
}

const SLOTS = 256
const SEED = 0x9e3779b9

function spread(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function hashOf(text: string, nth: number): number {
  let hash = 0x811c9dc5 ^ nth
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return spread(hash)
}

function elementsOf(text: string): number[] {
  if ([...text].length < 12) return [hashOf(text, 0)]
  const counts = new Map<string, number>()
  const elements: number[] = []
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 2 < padded.length; at += 1) {
      const trigram = padded.slice(at, at + 3)
      const nth = counts.get(trigram) ?? 0
      elements.push(hashOf(trigram, nth))
      counts.set(trigram, nth + 1)
    }
  }
  return elements
}

function signatureOf(text: string): Buffer {
  const elements = Uint32Array.from(elementsOf(normalize(text)))
  const signature = Buffer.alloc(SLOTS)
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const factor = spread(SEED + slot) | 1
    const offset = spread(~(SEED + slot))
    let least = 0xffffffff
    for (let at = 0; at < elements.length; at += 1) {
      const hash = (Math.imul(elements[at]!, factor) + offset) >>> 0
      if (hash < least) least = hash
    }
    signature[slot] = spread(least) & 0xff
  }
  return signature
}

interface Suggestion {
  id: string
  post_id: string
  content: string
  copied_content: string | null
}

async function sign(db: QueryClientContract): Promise<void> {
  const pages = pagesById<Suggestion>((after, limit) =>
    db
      .from('comments')
      .whereNull('parent_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'post_id', 'content', 'copied_content'),
  )
  for await (const page of pages) {
    const rows = page.flatMap(({ id, post_id, content, copied_content }) =>
      [content, copied_content]
        .map((text, index) => ({ post_id, comment_id: id, copied: index === 1, text }))
        .filter(({ text }) => text !== null)
        .map(({ text, ...row }) => ({ ...row, signature: signatureOf(text!) })),
    )
    await db.table('text_signatures').multiInsert(rows)
  }
}

/** The MinHash of every text of a suggestion, by which near-duplicates are found. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('text_signatures', (table) => {
      // Grows with every row of a post, so that a server reads only the rows it does not know.
      table.increments('id')
      table.uuid('post_id').notNullable()
      table.uuid('comment_id').notNullable().references('comments.id').onDelete('CASCADE').index()
      table.boolean('copied').notNullable()
      table.binary('signature').notNullable()
      table.index(['post_id', 'id'])
    })
    this.defer(sign)
  }

  async down() {
    this.schema.dropTable('text_signatures')
  }
}
