const DEPTH_MAX = 10
const KEYS_MAX = 1_000

/**
 * Whether input can be handled at all: not too deep, not too many keys, no NUL bytes (PostgreSQL cannot keep them)
 * and no keys that would reach the prototype.
 */
export function isReasonable(input: unknown): boolean {
  let keys = 0

  function check(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return !value.includes('\0')
    if (typeof value !== 'object' || value === null) return true
    if (depth > DEPTH_MAX) return false
    return Object.entries(value).every(([key, inner]) => {
      keys += 1
      return keys <= KEYS_MAX && key !== '__proto__' && !key.includes('\0') && check(inner, depth + 1)
    })
  }

  return check(input, 1)
}
