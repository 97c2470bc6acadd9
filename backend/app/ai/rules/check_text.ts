import { AI_REASONING_MAX, type AiTextProblem } from '#contract/ai/rules/ai'
import { fitsNetwork } from '#contract/suggestions/rules/comment_length'
import { isBlank } from '#contract/core/rules/visible_text'
import { foreignLink, foreignMention } from '#ai/rules/links_and_mentions'
import { plainWords } from '#ai/rules/plain_words'
import { hasPlaceholder, isRefusal } from '#ai/rules/refused_words'
import { shorten } from '#ai/rules/text_limits'

/** What a text may contain and how long it may be. */
export interface TextRules {
  host: string
  maxCharacters: number
  /** The words of the post and its preview: their links and mentions may be repeated. */
  source: string
}

export type CheckedText = { text: string; problem: null } | { text: null; problem: AiTextProblem }

/** Models count characters badly: a text that is a little too long is still useful. */
const TOLERANCE = 1.25

/**
 * Control characters except line breaks; invisible and bidirectional characters except inside emoji and scripts; lone
 * surrogates, private-use and unassigned characters.
 */
const FORBIDDEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u

const MARKUP = /<\/?[a-z!][^<>]*>/i

/** A generated text that may be shown, or the reason why it may not. */
export function checkText(answered: string, { host, maxCharacters, source }: TextRules): CheckedText {
  const text = tidy(answered)
  if (isBlank(text)) return refuse('missing')
  if (isRefusal(text)) return refuse('refusal')
  if (FORBIDDEN.test(text) || isMarkup(text)) return refuse('characters')
  if ([...text].length > maxCharacters * TOLERANCE || !fitsNetwork(text, host)) return refuse('tooLong')
  if (foreignLink(text, source)) return refuse('link')
  if (foreignMention(text, source)) return refuse('mention')
  if (hasPlaceholder(text, source)) return refuse('placeholder')
  return { text, problem: null }
}

/** HTML, but not Slack's notation of a mention. */
const isMarkup = (text: string) => MARKUP.test(text) && !/<[!@#]/.test(text)

const refuse = (problem: AiTextProblem): CheckedText => ({ text: null, problem })

/** The reasoning of a model on one line; null without one. */
export function tidyReasoning(answered: string | null): string | null {
  const text = tidy(answered ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim()
  return text === '' ? null : shorten(text, AI_REASONING_MAX)
}

/** NFC, with plain line breaks, without what a model adds around the text. */
function tidy(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
  return plainWords(lines)
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
