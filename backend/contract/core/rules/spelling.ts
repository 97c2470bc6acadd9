/** Lower-case letters with a common replacement on keyboards that lack them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A lower-case text with replacements for special letters: `straße` becomes `strasse`. */
export const respell = (text: string): string =>
  text.replace(/[ßæœøłđðþı]/g, (character) => SPELLINGS[character]!)
