import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PredefinableTag } from '#contract/data/tag'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { tagExists } from '#posts/errors'
import { holdTag } from '#posts/listing/hold_tag'
import { mergeTags } from '#posts/listing/merge_tags'
import { toTag, type TagRow } from '#posts/models/tag_row'
import { countPostsOfTag } from '#posts/queries/count_posts_of_tag'

export interface TagChanges {
  /** As it is kept. */
  name?: string
  isPredefined?: boolean
  /** Whether a name that another tag has makes the two one; else it is refused. */
  merge?: boolean
}

interface Changed {
  /** The tag that is there afterwards. */
  id: string
  merged: boolean
}

/** Renames a tag or says whether it is predefined. A name that another tag has makes the two one. */
export default class ChangeTag {
  async handle(id: string, changes: TagChanges): Promise<Changed> {
    try {
      return await change(id, changes)
    } catch (error) {
      // A member has used the name for the first time meanwhile: now there is a tag to merge with.
      if (!isUniqueViolation(error, 'name')) throw error
      return change(id, changes)
    }
  }
}

function change(id: string, { name, isPredefined, merge = true }: TagChanges): Promise<Changed> {
  return inTransaction(async (trx) => {
    const tag = await holdTag(trx, id)
    const other = name === undefined || name === tag.name ? null : await holdNamed(trx, name)
    if (other && !merge) {
      throw tagExists({ tag: { id: other.id, name: other.name }, postsCount: await countPostsOfTag(trx, id) })
    }
    if (other) await mergeTags(trx, { from: id, into: other.id })
    // What was offered to everybody stays offered, whichever of the two it was.
    const offered = isPredefined ?? (tag.isPredefined || other?.isPredefined === true)
    const kept = other?.id ?? id
    await trx
      .from('tags')
      .where('id', kept)
      .update({ name: name ?? tag.name, is_predefined: offered })
    return { id: kept, merged: other !== null }
  })
}

/** The tag with this name. Writers of posts may hold it too: it only gains posts. */
async function holdNamed(trx: TransactionClientContract, name: string): Promise<PredefinableTag | null> {
  const row: TagRow | undefined = await trx.knexQuery().from('tags').where('name', name).forKeyShare().first()
  return row ? toTag(row) : null
}
