/** The failures that can be requested, and whether the call still has its effect. */
export const FAILURES = {
  ratelimited: 'HTTP 429 with Retry-After',
  status: 'an HTTP status, 500 unless `status` says another one',
  garbage: 'bytes that are not JSON',
  html: 'an HTML page',
  redirect: 'a redirect to a page',
  error: '`ok: false` with `error`',
  hang: 'no answer at all',
  cut: 'has its effect, and the answer ends in the middle',
  lost: 'has its effect, and the connection ends without an answer',
  slow: 'has its effect after `delayMs`',
}

const fits = ({ method, channel }, call) =>
  (method === '*' || method === call.method) && (channel === undefined || channel === call.channel)

/** The failures requested for the next calls. */
export function createFailures() {
  let orders = []
  return {
    order({ method = '*', failure, count = 1, after = 0, ...facts }) {
      orders.push({ method, failure, count, after, ...facts })
    },
    pending: () => orders,
    clear: () => (orders = []),
    /** The failure requested for this call, if any. */
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
