import { readFileSync } from 'node:fs'

/**
 * Reads the phrases of a language: a mood a line, `mood: phrase | phrase`. Moods that can stand in for each other are a
 * group, which begins with why its phrases fit (`= …`).
 */
function readPhrases(language) {
  const groups = readFileSync(new URL(`phrases/${language}.txt`, import.meta.url), 'utf8').split('\n\n')
  return groups.flatMap((lines, group) => {
    const [why, ...moods] = lines.trim().split('\n')
    return moods.flatMap((line) => {
      const [, mood, phrases] = /^(\S+): (.+)$/u.exec(line)
      return phrases.split(' | ').map((text) => ({ mood, text, group, why: why.slice(2) }))
    })
  })
}

/** The phrases of each language. */
export const PHRASES = Object.fromEntries(
  ['en', 'pt', 'fr', 'es'].map((language) => [language, readPhrases(language)]),
)
