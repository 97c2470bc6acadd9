import { isLanguage, type Language } from '#contract/rules/language'

/** `en-` and the fingerprint of what the picture says. */
const FILE = /^([a-z]{2})-[0-9a-z]{14}\.png$/

/** The language of the picture that a file name means; null if no picture is called so. */
export function languageOfFile(file: string): Language | null {
  const [, language] = FILE.exec(file) ?? []
  return isLanguage(language) ? language : null
}
