import { isLanguage, type Language } from '#contract/core/rules/language'

/** `en-` and the hash of the picture's content. */
const FILE = /^([a-z]{2})-[0-9a-z]{14}\.png$/

/** The language in a picture's file name; null for an invalid name. */
export function languageOfFile(file: string): Language | null {
  const [, language] = FILE.exec(file) ?? []
  return isLanguage(language) ? language : null
}
