import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Carried = (trx: TransactionClientContract) => Promise<string[]>

/**
 * Reads which tags some posts carry and holds these until the transaction ends: writers hold them together, but
 * none is deleted or merged meanwhile. The caller holds the posts, so their tags change only with a tag that goes.
 */
async function holdCarried(trx: TransactionClientContract, carried: Carried): Promise<string[]> {
  for (;;) {
    const ids = await carried(trx)
    if (ids.length === 0) return ids
    const held = await trx.knexQuery().from('tags').whereIn('id', ids).forKeyShare().select('id')
    if (held.length === ids.length) return ids
  }
}

/** The ids of a post's tags, which are held. */
export function holdTagsOfPost(trx: TransactionClientContract, postId: string): Promise<string[]> {
  return holdCarried(trx, async () => {
    const rows: { tag_id: string }[] = await trx.from('post_tags').where('post_id', postId).select('tag_id')
    return rows.map(({ tag_id }) => tag_id)
  })
}

/** Holds every tag that posts of an organization carry. */
export async function holdTagsOfOrganization(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  await holdCarried(trx, async () => {
    const rows: { tag_id: string }[] = await trx
      .from('post_tags')
      .where('organization_id', organizationId)
      .distinct('tag_id')
    return rows.map(({ tag_id }) => tag_id)
  })
}
