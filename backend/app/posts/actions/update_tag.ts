import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { tagExists } from '#posts/errors'
import { lockTag, lockTagByName } from '#posts/repositories/lock_tags'
import { countPostsOfTag, mergeTags, updateTag } from '#posts/repositories/tags'

export interface UpdateTagInput {
  /** Normalized. */
  name?: string
  isPredefined?: boolean
  /** Whether to merge with a tag that has the name already, instead of refusing it. */
  merge?: boolean
}

interface UpdatedTag {
  /** The tag that remains. */
  id: string
  merged: boolean
}

/** Renames a tag or makes it predefined. By default, if another tag has the name, the two are merged. */
export default class UpdateTag {
  async handle(id: string, input: UpdateTagInput): Promise<UpdatedTag> {
    try {
      return await update(id, input)
    } catch (error) {
      // A member has created the name in the meantime: now there is a tag to merge with.
      if (!isUniqueViolation(error, 'name')) throw error
      return update(id, input)
    }
  }
}

function update(id: string, { name, isPredefined, merge = true }: UpdateTagInput): Promise<UpdatedTag> {
  return inTransaction(async (trx) => {
    const tag = await lockTag(trx, id)
    const other = name === undefined || name === tag.name ? null : await lockTagByName(trx, name)
    if (other && !merge) {
      throw tagExists({ tag: { id: other.id, name: other.name }, postsCount: await countPostsOfTag(trx, id) })
    }
    if (other) await mergeTags(trx, { from: id, into: other.id })
    const remaining = other?.id ?? id
    await updateTag(trx, remaining, {
      name: name ?? tag.name,
      // The remaining tag is predefined if either of the two was.
      isPredefined: isPredefined ?? (tag.isPredefined || other?.isPredefined === true),
    })
    return { id: remaining, merged: other !== null }
  })
}
