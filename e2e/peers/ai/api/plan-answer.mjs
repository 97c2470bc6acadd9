import { setImmediate as turn } from 'node:timers/promises'
import { countTokens } from './read-document.mjs'
import { spoil } from './spoil.mjs'

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
  const ending = ENDINGS[failure] ?? 'error'
  if (failure !== 'refusal') return { text: text.slice(0, placeAfter(text, afterTexts)), ending }
  if (afterTexts !== undefined) return { text: text.slice(0, placeAfter(text, afterTexts)), ending }
  return { text: '', ending: how === 'filter' ? 'filter' : 'refusal' }
}

function limited(text, maxTokens) {
  if (!(maxTokens > 0) || countTokens(text) <= maxTokens) return { text, ending: 'stop' }
  return { text: text.slice(0, maxTokens * 4), ending: 'length' }
}

/** What the model says to a request that is not Fanfare's. */
const smallTalk = ({ isJson }) => (isJson ? '{"ok":true}' : 'OK.')

async function write({ model, document, isJson }) {
  if (!document) return smallTalk({ isJson })
  await turn()
  return JSON.stringify({ comments: model.writer.write(document) })
}

/**
 * Plans an answer: the text, and how it ends: `stop`, `length`, `filter`, `refusal`, or, as ordered, `stall`, `cut` or
 * `error`.
 */
export async function planAnswer({ order, maxTokens, ...request }) {
  const text = await write(request)
  if (!order) return limited(text, maxTokens)
  const isEarly = Object.hasOwn(ENDINGS, order.failure) || order.afterTexts !== undefined
  if (isEarly) return endEarly(text, order)
  return { text: spoil(order, text, request.document), ending: 'stop' }
}
