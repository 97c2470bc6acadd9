import { personalPassword } from '#auth/errors'
import { plain } from './common_password.js'

const PRODUCT = 'fanfare'
/** Shorter names occur in good passphrases too. */
const WORD_MIN = 4

interface Person {
  name?: unknown
  email?: unknown
}

/** Whether a password holds the product's name, or the name or address of the person, also in look-alike characters. */
export function isPersonal(password: string, { name, email }: Person): boolean {
  const text = plain(password.toLowerCase())
  return [PRODUCT, ...wordsOf(name), ...wordsOf(email)]
    .map((word) => plain(word.toLowerCase()))
    .some((word) => word.length >= WORD_MIN && text.includes(word))
}

/** Throws VALIDATION_FAILED if a new password holds the name or the address of its user. */
export function requireImpersonalPassword(password: string, person: Person): void {
  if (isPersonal(password, person)) throw personalPassword()
}

/** A name as a whole and in its words, or an address as a whole and in the words before the @. */
function wordsOf(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const [local = ''] = text.split('@')
  return [text, ...local.split(/[\s.+_-]+/)]
}
