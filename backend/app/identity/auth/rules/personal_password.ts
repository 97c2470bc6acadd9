import { personalPassword } from '#identity/auth/errors'
import { plain } from './common_password.js'

const PRODUCT = 'fanfare'
/** Shorter names occur in good passphrases too. */
const WORD_MIN = 4

interface Person {
  name?: unknown
  email?: unknown
}

/** Whether a password contains the product's name, or the name or address of the user, also in look-alike characters. */
export function isPersonal(password: string, { name, email }: Person): boolean {
  const text = plain(password.toLowerCase())
  return [PRODUCT, ...wordsOf(name), ...wordsOf(email)]
    .map((word) => plain(word.toLowerCase()))
    .some((word) => word.length >= WORD_MIN && text.includes(word))
}

/** Throws VALIDATION_FAILED if a new password contains the name or the address of its user. */
export function requireImpersonalPassword(password: string, person: Person): void {
  if (isPersonal(password, person)) throw personalPassword()
}

/** A full name and its words, or a full address and the words before its @. */
function wordsOf(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const [local = ''] = text.split('@')
  return [text, ...local.split(/[\s.+_-]+/)]
}
