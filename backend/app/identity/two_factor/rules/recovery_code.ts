import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/core/rules/limits'

/** A text in groups of four characters, easier to read out and to type. */
export function inFours(text: string, separator: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator)
}

/** Without i, l, o, 0 and 1, which look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

const newCode = () =>
  inFours(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''), '-')

/** A new set of distinct codes, like `k7qf-9mwd`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  return [...codes]
}

/** A typed recovery code in its stored form; null for anything else. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
  return SHAPE.test(plain) ? inFours(plain, '-') : null
}
