/** Characters of `Cf` that are drawn, such as the Arabic number sign. */
const DRAWN = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
/** Drawn by no font, whatever their category: U+FFFC stands for an attachment that was lost, U+2800 is an empty cell. */
const EMPTY = String.raw`\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc`

/** The scripts whose spelling has joiners. */
const JOINED =
  'Arab Syrc Mong Nkoo Mand Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Laoo Thai Java Bali Egyp'
const JOINABLE = `[${JOINED.split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')}]`
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`

/** Where an invisible character belongs to the text; the first that fits is taken. */
const BELONGING = [
  // Emoji of several, such as a family.
  `${EMOJI}(?:\\u200d${EMOJI})+`,
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  `[${DRAWN}]`,
  // ZWJ also shapes the last letter of a word, ZWNJ and the break between words stand between two.
  `${JOINABLE}[\\u200d\\u{13430}-\\u{1343f}]`,
  `${JOINABLE}[\\u200b\\u200c\\u180b-\\u180f](?=${JOINABLE})`,
  // Old Hangul fills the place of a missing consonant or vowel.
  String.raw`\u115f(?=[\u1160-\u11a7])`,
  String.raw`[\u1100-\u115f]\u1160(?=[\u11a8-\u11ff])`,
  // An empty cell is the space of Braille.
  String.raw`[\u2801-\u28ff]\u2800(?=[\u2801-\u28ff])`,
  // One variation selector after what it changes.
  String.raw`[\p{L}\p{N}\p{P}\p{S}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
]
  .map((sequence) => `(?:${sequence})`)
  .join('|')

const SPACES = /[\s\u0085]+/gu
const NO_BREAK = /\ufeff/gu
const STRAY = new RegExp(`(${BELONGING})|[\\p{Cc}\\p{Cf}\\p{Cs}${EMPTY}]`, 'gu')
const VISIBLE = new RegExp(`[${DRAWN}]|[^\\s\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}${EMPTY}]`, 'u')

/** Whether a reader sees nothing of a text: it is empty, or has only white space and characters that are not drawn. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/**
 * A text as one line: runs of white space as one space, and no invisible characters but those that belong to the text,
 * such as the joiners of an emoji, of Persian and of Hindi.
 */
export function oneLine(text: string): string {
  const spaced = text.replace(NO_BREAK, '').replace(SPACES, ' ')
  return spaced.replace(STRAY, '$1').replace(/ {2,}/g, ' ').trim()
}
