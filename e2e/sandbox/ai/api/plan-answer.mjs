import { spoil } from './spoil.mjs'

/** Roughly how many tokens a text has. */
export const countTokens = (text) => Math.ceil(text.length / 4)

/** Where the given number of comments of an answer is complete; half-way without a number. */
function placeAfter(text, texts) {
  if (texts === undefined) return Math.floor(text.length / 2)
  let at = 0
  for (let count = 0; count < texts; count += 1) {
    const next = text.indexOf('"}', at)
    if (next < 0) return text.length
    at = next + 2
  }
  return Math.min(text.length, at + 1)
}

const ENDINGS = {
  truncated: 'length',
  refusal: 'filter',
  stall: 'stall',
  cut: 'cut',
}

/** What an ordered failure leaves of the answer, and how it ends. */
function endEarly(text, { failure, afterTexts, how }) {
  if (failure === 'refusal' && afterTexts === undefined)
    return { text: '', ending: how === 'filter' ? 'filter' : 'refusal' }
  return { text: text.slice(0, placeAfter(text, afterTexts)), ending: ENDINGS[failure] ?? 'error' }
}

function limited(text, maxTokens) {
  if (!(maxTokens > 0) || countTokens(text) <= maxTokens) return { text, ending: 'stop' }
  return { text: text.slice(0, maxTokens * 4), ending: 'length' }
}

/** What the model writes; a request that is not Fanfare's gets some small talk. */
function textOf({ state, document, isJson }) {
  if (document) return JSON.stringify({ comments: state.write(document) })
  return isJson ? '{"ok":true}' : 'OK.'
}

/**
 * Plans an answer: the text, and how it ends: `stop`, `length`, `filter`, `refusal`, or, as ordered, `stall`, `cut` or
 * `error`.
 */
export function planAnswer({ order, maxTokens, ...request }) {
  const text = textOf(request)
  if (!order) return limited(text, maxTokens)
  const isEarly = Object.hasOwn(ENDINGS, order.failure) || order.afterTexts !== undefined
  if (isEarly) return endEarly(text, order)
  return { text: spoil(order, text, request.document), ending: 'stop' }
}
