const OF_REQUESTS =
  'unauthorized forbidden rateLimited quota serverError modelNotFound badRequest html redirect hang'
const OF_ANSWERS =
  'refusal empty truncated notJson fenced stall cut slow tooMany sameText similarTexts hostile gullible noUsage'

/** They end a request before anything of the answer is written, and can also fail a list of models. */
const AT_ONCE = OF_REQUESTS.split(' ')

/** The failures that can be ordered. The README says what each does. */
export const FAILURES = [...AT_ONCE, ...OF_ANSWERS.split(' ')]

const fits = ({ failure, provider, on, key = '' }, call) =>
  (provider ?? call.provider) === call.provider &&
  (on ?? call.kind) === call.kind &&
  call.key.endsWith(key) &&
  (call.kind === 'chat' || AT_ONCE.includes(failure))

/** The failures ordered for the next calls. */
export function createFailures() {
  let orders = []
  return {
    order: (given) => orders.push({ count: 1, after: 0, ...given }),
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
