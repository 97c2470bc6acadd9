import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { tagExists } from '#posts/posts/errors'
import { lockTagByName } from '#posts/posts/repositories/lock_tags'
import { insertTags } from '#posts/posts/repositories/tags'

export interface CreateTagInput {
  /** The administrator. */
  actorId: string
  /** Normalized. */
  name: string
  isPredefined?: boolean
}

/** Creates a tag without posts. Returns its id. */
export default class CreateTag {
  handle({ actorId, name, isPredefined }: CreateTagInput): Promise<string> {
    return inTransaction(async (trx) => {
      const [created] = await insertTags(trx, [name], { isPredefined })
      if (created) {
        const after = { isPredefined: String(isPredefined === true) }
        await recordDecision(trx, {
          actorId,
          action: 'tag.created',
          targetId: created.id,
          subject: name,
          after,
        })
        return created.id
      }
      const existing = await lockTagByName(trx, name)
      throw tagExists(existing ? { tag: { id: existing.id, name: existing.name } } : {})
    })
  }
}
