import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { at } from '../lib/paths.mjs'

/**
 * Checks that links in the documents lead to existing files, headings and tests of this repository, and that the operators'
 * guide and the example environment name the same settings.
 */
const PLANTED = 'scripts/planted/broken-links.md'
const OPERATORS = /^docs\/guide\/(?:operators|ai\.md|slack\.md|webhooks\.md)/
const EXAMPLES = ['.env.example', 'deploy/.env.example']

const LINK = /(?:\[([^[\]]*))?\]\(([^)#\s]*)(?:#([^)]+))?\)|\b(?:src|href)="([^"#]*)(?:#([^"]*))?"/g
const TEST = /\.(?:spec|test)\.(?:tsx?|mjs)$/

const read = (file) => readFileSync(at(file), 'utf8')

/** The links and pictures of a document to other files, as paths from the root, with their texts. */
function linksOf(file) {
  const prose = read(file)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/(?<!\[)`[^`\n]*`(?!\])/g, '')
  const links = [...prose.matchAll(LINK)]
  return links
    .map(([, text = '', path = '', anchor, source = path, heading = anchor]) => ({
      text,
      path: source,
      anchor: heading,
    }))
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, ...link }) => ({ ...link, target: path ? posix.join(posix.dirname(file), path) : file }))
}

/** The anchors of the headings of a document, as GitHub generates them. */
const anchorsOf = (file) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )

/** What a link names that does not exist; undefined for a right one. A link to a test is called like the test. */
function missingAt({ text, target, anchor }) {
  if (!existsSync(at(target))) return target
  if (TEST.test(target)) return read(target).includes(text) ? undefined : `test “${text}” in ${target}`
  const isMissing = anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  return isMissing ? `${target}#${anchor}` : undefined
}

const brokenLinks = (file) =>
  linksOf(file)
    .map(missingAt)
    .filter((missing) => missing !== undefined)
    .map((missing) => `${file}: there is no ${missing}`)

/** Settings that only the guide or only the examples name. */
function unnamedSettings(files) {
  const guide = files
    .filter((file) => OPERATORS.test(file))
    .map(read)
    .join('\n')
  const examples = EXAMPLES.map(read).join('\n')
  const named = [...guide.matchAll(/(?:`|^)([A-Z][A-Z\d]*_[A-Z\d_]+)(?=[`=])/gm)].map(([, name]) => name)
  const given = [...examples.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name)
  return [
    ...given.filter((name) => !guide.includes(name)).map((name) => `The operators' guide omits ${name}`),
    ...named.filter((name) => !given.includes(name)).map((name) => `.env.example omits ${name}`),
  ]
}

const files = readdirSync(at(), { withFileTypes: true })
  .concat(readdirSync(at('docs'), { recursive: true, withFileTypes: true }))
  .map((entry) => posix.relative(at(), posix.join(entry.parentPath, entry.name)))
  .filter((file) => file.endsWith('.md'))
const problems = [...files.flatMap(brokenLinks), ...unnamedSettings(files)]
const planted = brokenLinks(PLANTED).length
if (planted !== 5) problems.push(`${PLANTED}: found ${planted} of 5 broken links`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
