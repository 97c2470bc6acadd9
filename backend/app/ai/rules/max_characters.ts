import { AI_LENGTHS, type AiLength } from '#contract/ai/rules/ai'
import { commentLimit } from '#contract/suggestions/rules/comment_limit'

/** The most characters to request for a text, never more than the network allows. */
export function maxCharacters(length: AiLength, host: string): number {
  return Math.min(AI_LENGTHS[length], commentLimit(host).max)
}
