import { sha256 } from '#core/hashing/sha256'

const ACCENTS = /[\u0300-\u036f]/gu
const UNSEEN = /[\p{Cf}\p{Sk}\p{Variation_Selector}'’]/gu
const NO_WORDS = /[\p{P}\p{Z}\p{C}\s]+/gu

/**
 * A text as it is compared with others: two texts that a reader takes for the same have the same form here.
 * Case, compatibility forms, punctuation, white space, the tone of a skin and what cannot be seen do not count.
 * Neither do accents: people leave them out when they type in a hurry, and the comment stays the same one.
 * Only the marks of Latin, Greek and Cyrillic go; in other scripts marks are letters. Symbols and emoji stay.
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

/** Identifies exact repeats: the same for all texts with the same normalized form. */
export function textHash(text: string): string {
  return sha256.base64url(normalizeText(text))
}
