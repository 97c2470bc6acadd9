const MAX_DEPTH = 10
const MAX_KEYS = 1_000

/**
 * Whether input is within the limits of every route: depth, number of keys, no NUL bytes (PostgreSQL cannot store
 * them) and no `__proto__`.
 */
export function isWithinInputLimits(input: unknown, keysMax = MAX_KEYS): boolean {
  let keys = 0

  function check(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return !value.includes('\0')
    if (typeof value !== 'object' || value === null) return true
    if (depth > MAX_DEPTH) return false
    return Object.entries(value).every(([key, inner]) => {
      keys += 1
      return keys <= keysMax && key !== '__proto__' && !key.includes('\0') && check(inner, depth + 1)
    })
  }

  return check(input, 1)
}
