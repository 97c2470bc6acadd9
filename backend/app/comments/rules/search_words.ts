import { wordsOf } from '#posts/public'

/** The words of a suggestion as they are looked up, each behind a space: ` bravo team`. */
export function searchWords(content: string): string {
  return wordsOf(content)
    .map((word) => ` ${word}`)
    .join('')
}

/** What `searchWords` is like that has a word which begins like this. Words hold no sign with a meaning there. */
export const beginsSomewhere = (word: string) => `% ${word}%`
