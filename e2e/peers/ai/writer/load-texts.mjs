import { readFileSync } from 'node:fs'

/**
 * Reads a file of sentences. `## name` starts a section; its lines are grouped by their first sign, which is not part of
 * them: `+`, `=`, `~`, `*`; lines without a sign are under `-`. Empty lines and lines with `//` are left out.
 */
function readSections(path) {
  const sections = {}
  let section = {}
  for (const raw of readFileSync(new URL(path, import.meta.url), 'utf8').split('\n')) {
    const line = raw.trim()
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('## ')) {
      section = {}
      sections[line.slice(3)] = section
      continue
    }
    const sign = /^[+=~*] /u.test(line) ? line[0] : '-'
    section[sign] ??= []
    section[sign].push(sign === '-' ? line : line.slice(2))
  }
  return sections
}

const load = (language) => ({
  language,
  moods: readSections(`texts/${language}/moods.txt`),
  angles: readSections(`texts/${language}/angles.txt`),
  topics: readSections(`texts/${language}/topics.txt`),
})

/** The sentences of each language. */
export const TEXTS = Object.fromEntries(
  ['en', 'pt', 'fr', 'es'].map((language) => [language, load(language)]),
)
