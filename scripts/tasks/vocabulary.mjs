import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'
import { ALLOWANCES } from '../lib/vocabulary-allowances.mjs'
import { findUses, forbiddenWords } from '../lib/vocabulary.mjs'

/** Checks that no declared name, file or folder uses a word of a "not" column in `docs/glossary.md`. */
const ROOMS = ['backend', 'ui-kit', 'web', 'desktop', 'e2e', 'scripts']
const SKIPPED = new Set([
  'node_modules',
  'build',
  'dist',
  'out',
  'public',
  'spa',
  'planted',
  'test-results',
  '.adonisjs',
])

function* sourcesBelow(folder) {
  for (const entry of readdirSync(at(folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourcesBelow(file)
    if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
      yield { file, source: readFileSync(at(file), 'utf8') }
  }
}

/** Tests the check itself on a planted glossary and file. */
function selfTest() {
  const glossary =
    '| word | meaning | not |\n| --- | --- | --- |\n| mail | sent by us | letter (post), way in |\n'
  const source = `
    import { letter } from 'somewhere'
    // A letter in a comment, and 'letter' in a string, are not names.
    interface Outbox { firstLetter: string; letterhead: string }
    const LETTERS_MAX = 3
    function waysIn(way: string) { return letter(way, 'letter') }
  `
  const words = forbiddenWords(glossary)
  const { found, unused } = findUses([{ file: 'app/old-letter/send.ts', source }], words, [
    { word: 'letter', names: ['LETTERS_MAX'] },
    { word: 'way in', names: ['nowhere'] },
  ])
  const actual = JSON.stringify({ words, names: found.map(({ name }) => name), unused: unused.length })
  const planted = { words: ['letter', 'way in'], names: ['old-letter', 'firstLetter', 'waysIn'], unused: 1 }
  if (actual === JSON.stringify(planted)) return
  console.error(`The check does not find the planted words: ${actual}`)
  process.exit(1)
}

selfTest()
const words = forbiddenWords(readFileSync(join(at('docs'), 'glossary.md'), 'utf8'))
const files = ROOMS.flatMap((room) => [...sourcesBelow(room)])
const { found, unused } = findUses(files, words, ALLOWANCES)
for (const { file, name, word } of found) console.error(`${file}: ${name} uses “${word}”`)
for (const { word, names, under } of unused)
  console.error(`vocabulary-allowances.mjs: unused exception “${word}” (${names ?? under})`)
if (words.length === 0) console.error('docs/glossary.md forbids no word')
console.error(`${files.length} files, ${words.length} words, ${found.length} uses`)
process.exitCode = words.length > 0 && found.length + unused.length === 0 ? 0 : 1
