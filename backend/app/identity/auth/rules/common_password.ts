import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '!': 'i',
  $: 's',
}
/** Shorter words occur in good passphrases too. */
const WORD_MIN = 4

/** A text with look-alike characters replaced by letters. */
export const plain = (text: string) => text.replace(/[013457@!$]/g, (sign) => LOOKALIKES[sign] ?? sign)
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

const alphabetic = (text: string) => text.replace(/[^a-z]/g, '')

/** Whether a password is common, ignoring case, digits, symbols and look-alike characters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const candidates = [lower, core(lower), plain(lower), core(plain(core(lower))), alphabetic(lower)]
  return candidates.some((word) => word.length >= WORD_MIN && COMMON.has(word))
}
