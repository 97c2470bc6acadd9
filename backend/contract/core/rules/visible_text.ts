import { lazyPattern } from './lazy_pattern.ts'

/** Visible characters of category `Cf`, such as the Arabic number sign. */
const DRAWN = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
/**
 * Invisible in every font, whatever their category: U+FFFC stands for a lost attachment, U+2800 is an empty Braille
 * cell, U+1D159 a note without a head.
 */
const EMPTY = String.raw`\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{1d159}`

/** The scripts that use joiners. */
const JOINED =
  'Arab Syrc Mong Nkoo Mand Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Laoo Thai Java Bali Egyp'
const OF_JOINED = JOINED.split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')
/** A character of these scripts that stays in the text itself. */
const JOINABLE = `(?:[${DRAWN}]|(?![\\p{Cf}${EMPTY}])[${OF_JOINED}])`
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`

/** Contexts in which an invisible character belongs to the text; the first match counts. */
const BELONGING = [
  // Emoji sequences, such as a family.
  `${EMOJI}(?:\\u200d${EMOJI})+`,
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  `[${DRAWN}]`,
  // ZWJ also shapes the last letter of a word; ZWNJ and the word break stand between two letters.
  `${JOINABLE}[\\u200d\\u{13430}-\\u{1343f}]`,
  `${JOINABLE}[\\u200b\\u200c\\u180b-\\u180f](?=${JOINABLE})`,
  // Old Hangul uses fillers for a missing consonant or vowel.
  String.raw`\u115f(?=[\u1161-\u11a7]|\u1160[\u11a8-\u11ff])`,
  String.raw`(?<=[\u1100-\u115f])\u1160(?=[\u11a8-\u11ff])`,
  // An empty cell is the space of Braille.
  String.raw`[\u2801-\u28ff]\u2800(?=[\u2801-\u28ff])`,
  // One variation selector after the character that it changes.
  String.raw`(?![${EMPTY}])[\p{L}\p{N}\p{P}\p{S}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
]
  .map((sequence) => `(?:${sequence})`)
  .join('|')

const SPACES = /[\s\u0085]+/gu
const NO_BREAK = /\ufeff/gu
const stray = lazyPattern(`(${BELONGING})|[\\p{Cc}\\p{Cf}\\p{Cs}${EMPTY}]`, 'gu')
const visible = lazyPattern(`[${DRAWN}]|[^\\s\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}${EMPTY}]`, 'u')

/** Whether a text shows nothing: it is empty, or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => !visible().test(text)

/**
 * A text on one line: runs of white space become one space, and invisible characters are removed unless they belong to
 * the text, such as the joiners of an emoji, of Persian and of Hindi.
 */
export function oneLine(text: string): string {
  const spaced = text.replace(NO_BREAK, '').replace(SPACES, ' ')
  return spaced.replace(stray(), '$1').replace(/ {2,}/g, ' ').trim()
}
