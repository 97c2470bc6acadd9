import type { PredefinableTag } from '#contract/posts/data/tag'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { tagExists } from '#posts/posts/errors'
import { lockTag, lockTagByName } from '#posts/posts/repositories/lock_tags'
import { countPostsOfTag, mergeTags, updateTag } from '#posts/posts/repositories/tags'

export interface UpdateTagInput {
  /** The administrator. */
  actorId: string
  /** Normalized. */
  name?: string
  isPredefined?: boolean
  /** Whether to merge with an existing tag of that name instead of refusing it. */
  merge?: boolean
}

interface UpdatedTag {
  /** The tag that remains. */
  id: string
  merged: boolean
}

/** Renames a tag or makes it predefined. By default, an existing tag with the new name is merged. */
export default class UpdateTag {
  async handle(id: string, input: UpdateTagInput): Promise<UpdatedTag> {
    try {
      return await update(id, input)
    } catch (error) {
      // A member has created a tag with this name in the meantime, with which to merge.
      if (!isUniqueViolation(error, 'name')) throw error
      return update(id, input)
    }
  }
}

function update(id: string, input: UpdateTagInput): Promise<UpdatedTag> {
  const { actorId, name, isPredefined, merge = true } = input
  return inTransaction(async (trx) => {
    const tag = await lockTag(trx, id)
    const other = name === undefined || name === tag.name ? null : await lockTagByName(trx, name)
    if (other && !merge) {
      throw tagExists({ tag: { id: other.id, name: other.name }, postsCount: await countPostsOfTag(trx, id) })
    }
    if (other) await mergeTags(trx, { from: id, into: other.id })
    const remaining = other?.id ?? id
    const changed = {
      name: name ?? tag.name,
      // The remaining tag is predefined if either of the two was.
      isPredefined: isPredefined ?? (tag.isPredefined || other?.isPredefined === true),
    }
    await updateTag(trx, remaining, changed)
    const change = changedFields(tag, changed)
    const action = other ? 'tag.merged' : 'tag.changed'
    const decision = { actorId, action, targetId: remaining, subject: tag.name, ...change } as const
    if (other || change.before !== null) await recordDecision(trx, decision)
    return { id: remaining, merged: other !== null }
  })
}

type TagFields = Pick<PredefinableTag, 'name' | 'isPredefined'>

/** The fields that differ; null when none does. */
function changedFields(from: TagFields, to: TagFields) {
  const names = (['name', 'isPredefined'] as const).filter((name) => from[name] !== to[name])
  const fieldsOf = (tag: TagFields) => Object.fromEntries(names.map((name) => [name, String(tag[name])]))
  return names.length === 0 ? { before: null, after: null } : { before: fieldsOf(from), after: fieldsOf(to) }
}
