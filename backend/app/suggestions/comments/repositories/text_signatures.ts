import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PackedSignatures } from '#suggestions/comments/rules/packed_signatures'
import { measure } from '#suggestions/comments/rules/similarity'
import { signatureOf } from '#suggestions/comments/rules/signature'

/** The signatures of a post that this process has read, up to and including a row. */
interface Known {
  upTo: number
  signatures: PackedSignatures
}

/** The memory for all posts together, in bytes; a post with a thousand texts takes a quarter of a megabyte. */
const SIZE_MAX = 32 * 1_048_576
/** Rows of edited and deleted texts are kept in memory; when the number of rows has doubled, all are read again. */
const GROWTH_MAX = 2
const STALE_MIN = 1_000

/** By post, the least recently used first. */
const known = new Map<string, Known & { atFirst: number }>()

/** The bytes that `text_signatures` has for a text. */
export const storedSignature = (text: string): Buffer => Buffer.from(signatureOf(measure(text)))

/**
 * For each text, the suggestions of a locked post whose texts may be near-duplicates of it, the most similar first.
 * Reads only the rows added since the last call: their numbers grow, because writers lock the post. An id may belong to
 * a deleted text, so the caller compares the texts themselves.
 */
export async function similarCandidates(
  trx: TransactionClientContract,
  { postId, texts, limit }: { postId: string; texts: readonly string[]; limit: number },
): Promise<string[][]> {
  const { signatures } = await readNew(trx, postId)
  if (signatures.length === 0) return texts.map(() => [])
  return texts.map((text) => signatures.candidates(signatureOf(measure(text)), limit))
}

async function readNew(trx: TransactionClientContract, postId: string): Promise<Known> {
  const before = usable(postId)
  const { upTo = 0, signatures = new PackedSignatures() } = before ?? {}
  const rows: { id: number; comment_id: string; signature: Uint8Array }[] = await trx
    .from('text_signatures')
    .where('post_id', postId)
    .where('id', '>', upTo)
    .orderBy('id')
    .select('id', 'comment_id', 'signature')
  for (const { comment_id, signature } of rows) signatures.add(comment_id, signature)
  const entry = {
    upTo: Number(rows.at(-1)?.id ?? upTo),
    signatures,
    atFirst: before?.atFirst ?? signatures.length,
  }
  keep(postId, entry)
  return entry
}

function usable(postId: string) {
  const entry = known.get(postId)
  if (entry && entry.signatures.length > entry.atFirst * GROWTH_MAX + STALE_MIN) return undefined
  return entry
}

function keep(postId: string, entry: Known & { atFirst: number }): void {
  known.delete(postId)
  known.set(postId, entry)
  let size = known.values().reduce((sum, { signatures }) => sum + signatures.size, 0)
  for (const [id, { signatures }] of known) {
    if (size <= SIZE_MAX) return
    known.delete(id)
    size -= signatures.size
  }
}
