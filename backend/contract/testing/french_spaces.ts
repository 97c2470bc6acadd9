import type { Language } from '../core/rules/language.ts'

/** An ordinary space where French has a no-break one: before a high punctuation mark, and within quotation marks. */
const BREAKING = / [?!;:»]|« /

/** Whether a line may end before a punctuation mark of a French text. */
export const breaksBeforeMark = (text: string, language: Language): boolean =>
  language === 'fr' && BREAKING.test(text)
