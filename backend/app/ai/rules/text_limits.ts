import { AI_REASONING_MAX, AI_LENGTHS, type AiLength } from '#contract/ai/rules/ai'
import { commentLimit } from '#contract/suggestions/rules/comment_limit'

/** The least characters a token stands for in the languages offered. */
const CHARACTERS_PER_TOKEN = 3
/** The JSON around a text. */
const FORM_TOKENS = 24
/** Some models reason before they answer, and count that as output. */
const THINKING_TOKENS = 2_000

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** The most tokens an answer with this many texts may have. */
export function maxTokens(texts: number, maxCharacters: number): number {
  return THINKING_TOKENS + texts * (tokensOf(maxCharacters) + tokensOf(AI_REASONING_MAX) + FORM_TOKENS)
}

/** The most characters to request for a text, never more than the network allows. */
export function maxCharacters(length: AiLength, host: string): number {
  return Math.min(AI_LENGTHS[length], commentLimit(host).max)
}

/** A text of at most `max` characters, with an ellipsis where it was cut. */
export function shorten(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
