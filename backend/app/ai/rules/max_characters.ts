import { AI_LENGTHS, type AiLength } from '#contract/rules/ai'
import { commentLimit } from '#contract/rules/comment_limit'

/** How many characters a text is asked to have at most: what the network takes comes first. */
export function maxCharacters(length: AiLength, host: string): number {
  return Math.min(AI_LENGTHS[length], commentLimit(host).max)
}
