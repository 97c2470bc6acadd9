import type { AiText, ApprovedComment } from '@fanfare/contract/ai/data/ai.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import { commentLength } from '@fanfare/contract/suggestions/rules/comment_length.ts'
import { commentLimit } from '@fanfare/contract/suggestions/rules/comment_limit.ts'
import { SUGGESTION_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import type { ReviewDrafts } from './use-review-drafts.ts'

/** Another text with the same or nearly the same words. */
export interface Likeness {
  isSame: boolean
  content: string
}

/** The texts that the server has refused, by id, with the refused content. */
export type Marks = Readonly<Record<string, Likeness & { refused: string }>>

/** A generated text with the edits and the decision of the member. */
export interface ReviewedText extends AiText {
  /** The edited words. */
  words: string
  isApproved: boolean
  likeness: Likeness | null
  length: number
  max: number
  problem: 'empty' | 'tooLong' | null
}

/** Applies the edits of the member to a text. It starts approved, even with a notice about a near-duplicate. */
export function reviewedText(text: AiText, drafts: ReviewDrafts, marks: Marks, host: string): ReviewedText {
  const draft = drafts[text.id] ?? {}
  const words = draft.content ?? text.content
  const limit = commentLimit(host)
  const length = commentLength(words.trim(), limit)
  const max = Math.min(limit.max, SUGGESTION_MAX)
  return {
    ...text,
    words,
    isApproved: draft.isApproved ?? true,
    likeness: likenessOf(text, words, marks),
    // Doubts concern the generated words: a member who edits them has reviewed them.
    doubts: words === text.content ? text.doubts : [],
    length,
    max,
    problem: isBlank(words) ? 'empty' : length > max ? 'tooLong' : null,
  }
}

// A likeness is only valid for the compared words; the server compares edited words again.
function likenessOf(text: AiText, words: string, marks: Marks): Likeness | null {
  const mark = marks[text.id]
  if (mark?.refused === words) return mark
  return text.similarTo !== null && words === text.content
    ? { isSame: false, content: text.similarTo.content }
    : null
}

/** The decision about a text. Approving a text with a visible likeness accepts the likeness. */
export function decisionOf({ id, words, moodId, isApproved, likeness }: ReviewedText): ApprovedComment {
  const acceptSimilar = isApproved && likeness?.isSame === false
  return { id, content: words.trim(), moodId, isApproved, ...(acceptSimilar && { acceptSimilar }) }
}

/** The marks of a refusal, for the texts in the order in which they were sent. */
export function marksOf(sent: readonly ReviewedText[], refused: NonNullable<ErrorDetails['texts']>): Marks {
  return Object.fromEntries(
    refused.flatMap(({ index, isSame, similar }) => {
      const text = sent[index]
      if (text === undefined) return []
      return [[text.id, { isSame, content: similar.content, refused: text.words }]]
    }),
  )
}
