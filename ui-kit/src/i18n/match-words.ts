import { foldAccents } from './fold-accents.ts'

/**
 * Whether each word of a search is the beginning of a word of the text, ignoring case and accents. An empty search matches
 * every text.
 */
export function matchesWords(text: string, search: string): boolean {
  const words = wordsOf(text)
  return wordsOf(search).every((start) => words.some((word) => word.startsWith(start)))
}

const wordsOf = (text: string) => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
