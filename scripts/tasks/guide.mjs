import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { checkGuide, isPicture } from '../lib/guide/check-guide.mjs'
import { at } from '../lib/paths.mjs'

/** Checks the links, pictures and settings of the documents. */
const GUIDE = {
  folder: 'docs/guide/',
  operators: ['docs/guide/operators', 'docs/guide/ai.md', 'docs/guide/slack.md'],
  /** Bytes of all pictures together: a clone and a page of the guide have to stay light. */
  picturesMax: 2_500_000,
}

/** Checks the check itself on planted documents, in which every line but the first has a fault of its own. */
function selfTest() {
  const documents = new Map([
    [
      'README.md',
      [
        '[right](docs/guide/a.md#a-heading) ![seen](p/seen.webp) <img src="p/tag.webp"> `[no](link.md)`',
        '[gone](docs/gone.md)',
        '[no anchor](docs/guide/a.md#elsewhere)',
        '<img src="p/gone.webp">',
      ].join('\n'),
    ],
    ['docs/guide/a.md', '# A heading\n\n`KNOWN`, `UNKNOWN_ONE`\n\n```sh\nIN_A_BLOCK=1\n```'],
    ['docs/guide/alone.md', '[itself](#alone)\n\n# Alone'],
  ])
  const pictures = new Map([
    ['p/seen.webp', 2],
    ['p/tag.webp', 2],
    ['p/unseen.webp', 2],
  ])
  const problems = checkGuide({
    documents,
    pictures,
    exists: (file) => documents.has(file) || pictures.has(file),
    example: '# KNOWN=1\nMISSING=2\n# A sentence about=this',
    guide: { folder: 'docs/guide/', operators: ['docs/guide/a'], picturesMax: 5 },
  })
  const expected = [
    'README.md: docs/gone.md does not exist',
    'README.md: docs/guide/a.md has no heading #elsewhere',
    'README.md: p/gone.webp does not exist',
    'p/unseen.webp is shown nowhere',
    'docs/guide/alone.md is linked from nowhere',
    'the pictures have 6 bytes together, at most 5 are allowed',
    'the operators’ guide does not name MISSING',
    '.env.example does not have UNKNOWN_ONE',
    '.env.example does not have IN_A_BLOCK',
  ]
  if (JSON.stringify(problems) === JSON.stringify(expected)) return
  console.error(`The check does not find what is planted, but: ${problems.join('; ')}`)
  process.exit(1)
}

const read = (file) => readFileSync(at(file), 'utf8')

/** The files below a folder of the documents. */
function filesBelow(folder) {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(at().length + 1), entry.name))
}

selfTest()
const texts = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...filesBelow('docs')]
const documents = new Map(texts.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)]))
const pictures = new Map(texts.filter(isPicture).map((file) => [file, statSync(at(file)).size]))
const problems = checkGuide({
  documents,
  pictures,
  exists: (file) => existsSync(at(file)),
  example: read('.env.example') + read('deploy/.env.example'),
  guide: GUIDE,
})
for (const problem of problems) console.error(problem)
console.error(`${documents.size} documents, ${pictures.size} pictures, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
