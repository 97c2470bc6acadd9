import { inTransaction } from '#core/database/transaction'
import { tagExists } from '#posts/errors'
import { lockTagByName } from '#posts/repositories/lock_tags'
import { insertTags } from '#posts/repositories/tags'

export interface CreateTagInput {
  /** Normalized. */
  name: string
  isPredefined?: boolean
}

/** Creates a tag that no post has yet. Returns its id. */
export default class CreateTag {
  handle({ name, isPredefined }: CreateTagInput): Promise<string> {
    return inTransaction(async (trx) => {
      const [created] = await insertTags(trx, [name], { isPredefined })
      if (created) return created.id
      const existing = await lockTagByName(trx, name)
      throw tagExists(existing ? { tag: { id: existing.id, name: existing.name } } : {})
    })
  }
}
