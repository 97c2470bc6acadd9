import { AI_REASONING_MAX } from '#contract/rules/ai'

/** Characters a token stands for, at least, in the languages that are asked for. */
const CHARACTERS_PER_TOKEN = 3
/** The JSON around a text. */
const FORM_TOKENS = 24
/** Some models think before they answer, and count that as well. */
const THINKING_TOKENS = 2_000

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** The most tokens an answer with so many texts may have. */
export function maxTokens(texts: number, maxCharacters: number): number {
  return THINKING_TOKENS + texts * (tokensOf(maxCharacters) + tokensOf(AI_REASONING_MAX) + FORM_TOKENS)
}
