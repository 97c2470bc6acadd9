import { sha256 } from '#core/runtime/hashing/sha256'

const ACCENTS = /[\u0300-\u036f]/gu
const UNSEEN = /[\p{Cf}\p{Sk}\p{Variation_Selector}'’]/gu
const NO_WORDS = /[\p{P}\p{Z}\p{C}\s]+/gu

/**
 * The form in which texts are compared: without case, compatibility forms, punctuation, white space, skin tones,
 * invisible characters and accents. Accents are removed from Latin, Greek and Cyrillic only; in other scripts marks are
 * letters. Symbols and emoji are kept.
 */
export function normalizeText(text: string): string {
  return onlyWords(text) || text.normalize('NFKC').trim()
}

function onlyWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ς/gu, 'σ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .replace(NO_WORDS, ' ')
    .trim()
    .normalize('NFC')
}

/** The hash of a normalized text, which identifies exact repeats. */
export function textHash(text: string): string {
  return sha256.base64url(normalizeText(text))
}
