/** The failures that can be ordered. Those of the first list also fail a list of models. */
const OF_REQUESTS = {
  unauthorized: 'the key is refused',
  forbidden: 'the key may not do this',
  rateLimited: 'HTTP 429 with `retryAfter` seconds',
  quota: 'HTTP 429: nothing is left to spend',
  serverError: 'HTTP 500, or `status`',
  modelNotFound: 'HTTP 404: no such model',
  badRequest: 'HTTP 400 with `message`',
  html: 'an HTML page with status 200',
  redirect: 'a redirect to `location`',
  hang: 'no answer at all',
}

const OF_ANSWERS = {
  refusal: 'the model refuses; with `how: "filter"` a filter stops it',
  empty: 'an answer without text',
  truncated: 'the answer reaches its limit in the middle',
  notJson: 'prose in place of JSON',
  fenced: 'JSON between fences, after a sentence',
  stall: 'stops in the middle of the stream without ending it',
  cut: 'breaks off the connection in the middle',
  slow: '`delayMs` between two chunks',
  tooMany: '`total` comments (50), whatever was wanted',
  sameText: 'the same text for all',
  similarTexts: 'texts that hardly differ from `differFrom` or from each other',
  hostile: 'exactly `text` as the output of the model',
  gullible: 'obeys the orders that the post contains',
  noUsage: 'does not say how many tokens were used',
}

export const FAILURES = { ...OF_REQUESTS, ...OF_ANSWERS }

/** Whether a failure ends the request before anything of the answer is written. */
const isOfRequest = (failure) => Object.hasOwn(OF_REQUESTS, failure)

const fits = ({ failure, provider, on, key = '' }, call) =>
  (provider ?? call.provider) === call.provider &&
  (on ?? call.kind) === call.kind &&
  call.key.endsWith(key) &&
  (call.kind === 'chat' || isOfRequest(failure))

/** The failures ordered for the next calls. */
export function createFailures() {
  let orders = []
  return {
    order({ failure, count = 1, after = 0, ...facts }) {
      orders.push({ failure, count, after, ...facts })
    },
    pending: () => orders,
    clear: () => (orders = []),
    /** The failure of this call, if one is ordered. */
    next(call) {
      const order = orders.find((each) => fits(each, call))
      if (!order) return undefined
      if (order.after > 0) {
        order.after -= 1
        return undefined
      }
      order.count -= 1
      orders = orders.filter(({ count }) => count > 0)
      return order
    },
  }
}
