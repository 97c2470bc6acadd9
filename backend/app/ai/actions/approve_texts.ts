import { normalizeText, findSimilar, insertSuggestions, type SuggestionToAdd } from '#suggestions/public'
import type { AiTextRow } from '#ai/models/ai_run'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovedComment } from '#contract/ai/data/ai'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { requireMoods, LockedPost } from '#posts/public'
import { aiRunNotFound } from '#ai/errors'
import { decide, lockTexts, type ReviewedText } from '#ai/repositories/review'

/** The generated text with the same words; an undecided text comes first. */
function matchText<T extends Pick<AiTextRow, 'content' | 'is_approved'>>(
  texts: readonly T[],
  content: string,
): T | undefined {
  const words = normalizeText(content)
  const same = texts.filter((text) => text.content !== null && normalizeText(text.content) === words)
  return same.find(({ is_approved }) => is_approved === null) ?? same[0]
}

export interface ApproveTextsInput {
  postId: string
  userId: string
  comments: ApprovedComment[]
}

/** The suggestions in the order of the request, and how many of them are new. */
export interface ApprovedTexts {
  ids: string[]
  added: number
}

/**
 * Adds approved texts to a post as suggestions, all or none, and marks the others as rejected. A text that was approved
 * before answers with its suggestion, so that a repeated request adds nothing.
 */
export default class ApproveTexts {
  handle({ postId, userId, comments }: ApproveTextsInput): Promise<ApprovedTexts> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, postId)
      const texts = await lockTexts(trx, postId)
      const reviewed = comments.map((comment) => ({ comment, text: textOf(texts, comment) }))
      const ids: (string | null)[] = []
      const toAdd: SuggestionToAdd[] = []
      for (const [index, { comment, text }] of reviewed.entries()) {
        if (!comment.isApproved) continue
        const known = await knownSuggestion(trx, postId, comment, text)
        ids.push(known ?? null)
        if (known !== undefined) continue
        const moodId = comment.moodId === undefined ? (text?.mood_id ?? null) : comment.moodId
        await requireMoods(trx, [moodId])
        const id = text?.id ?? newId()
        ids[ids.length - 1] = id
        const { content, acceptSimilar = false } = comment
        toAdd.push({ id, index, postId, userId, content, moodId, acceptSimilar, isAiGenerated: true })
      }
      await insertSuggestions(trx, post, toAdd)
      await decide(trx, post, reviewed)
      return { ids: ids.filter((id) => id !== null), added: toAdd.length }
    })
  }
}

/** The generated text of a comment. AI_RUN_NOT_FOUND for an id that is not one of this post's texts. */
function textOf(texts: readonly ReviewedText[], { id, content }: ApprovedComment): ReviewedText | undefined {
  if (id === undefined) return matchText(texts, content)
  const text = texts.find((each) => each.id === id && each.content !== null)
  if (text === undefined) throw aiRunNotFound()
  return text
}

/**
 * The suggestion that an approved comment became earlier; null when it was deleted since, undefined when the comment is
 * new. A comment without a generated text is matched by its content.
 */
async function knownSuggestion(
  trx: TransactionClientContract,
  postId: string,
  { content: text }: ApprovedComment,
  generated: ReviewedText | undefined,
): Promise<string | null | undefined> {
  if (generated !== undefined) return generated.is_approved ? generated.comment_id : undefined
  const found = await findSimilar(trx, { postId, text })
  return found?.isSame ? found.text.id : undefined
}
