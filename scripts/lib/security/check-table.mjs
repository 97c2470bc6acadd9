import { headingAnchors, isTitled, linksIn, rowsOf, sectionsOf } from './markdown.mjs'

const TEST = /\.(?:spec|test)\.(?:tsx?|mjs)$/
const UNSHOWN = /^(argued|open): \[[^\]]+\]\(#known-and-accepted\)$/

/**
 * Checks `docs/security.md`: every requirement of `levels` has one row in the chapter of its id, or is named as not
 * applicable; each row has a test or a document that exists, or is explained as known and accepted. `read` returns the
 * text of a file next to the table, and undefined for one that does not exist. Returns the problems and the counts.
 */
export function checkSecurityTable(table, { levels, read }) {
  const sections = sectionsOf(table)
  const chapters = sections.filter(({ title }) => /^V\d+ /.test(title))
  const rows = chapters.flatMap(({ title, text }) =>
    rowsOf(text).map(([id, level, requirement, shown]) => ({
      chapter: title,
      id,
      level,
      requirement,
      shown,
    })),
  )
  const textOf = (title) => sections.find((section) => section.title === title)?.text ?? ''
  const ids = new Set(rows.map(({ id }) => id))
  const excluded = excludedIds(textOf('Not applicable'), levels)
  const accepted = new Set(
    [...textOf('Known and accepted').matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, id]) => id),
  )
  const kinds = rows.map((row) => kindOf(row.shown))
  const count = (...wanted) => kinds.filter((kind) => wanted.includes(kind)).length
  return {
    problems: [
      ...rows.flatMap((row) => problemsOfRow(row, { levels, accepted })),
      ...repeated(rows.map(({ id }) => id)).map((id) => `${id} has several rows`),
      ...[...levels.keys()]
        .filter((id) => ids.has(id) === excluded.has(id))
        .map((id) => (ids.has(id) ? `${id} has a row, but is not applicable` : `${id} has no row`)),
      ...problemsOfLinks(table, read),
      ...rowsOf(textOf('Beyond ASVS'))
        .filter(([, shown]) => kindOf(shown) !== 'test')
        .map(([requirement]) => `“${requirement}” has no test`),
    ],
    applicable: rows.length,
    tested: count('test'),
    documented: count('document'),
    argued: count('argued'),
    open: count('open'),
  }
}

function problemsOfRow({ chapter, id, level, requirement, shown }, { levels, accepted }) {
  const kind = kindOf(shown)
  return [
    !levels.has(id) && `${id} is no requirement of level 1 or 2`,
    levels.has(id) && levels.get(id) !== level && `${id} is of level ${levels.get(id)}`,
    !chapter.startsWith(`V${id.split('.')[0]} `) && `${id} does not belong to ${chapter}`,
    !requirement && `${id} says nothing`,
    kind === undefined && `${id} has neither a test nor a document`,
    ['argued', 'open'].includes(kind) &&
      !accepted.has(id) &&
      `${id} is ${kind}, but not under Known and accepted`,
  ].filter(Boolean)
}

/** How a cell shows its requirement: by a test, else by a document; or that it is argued or open. */
function kindOf(shown = '') {
  const unshown = UNSHOWN.exec(shown)?.[1]
  if (unshown) return unshown
  const links = linksIn(shown)
  if (links.some(({ path }) => TEST.test(path))) return 'test'
  return links.some(({ path }) => path.endsWith('.md')) ? 'document' : undefined
}

/** What is wrong with the links of a document: a file, a test or a heading that does not exist. */
export function problemsOfLinks(document, read) {
  return linksIn(document).flatMap((link) => problemsOfLink(link, { document, read }))
}

function problemsOfLink({ text, path, anchor }, { document, read }) {
  const source = path === '' ? document : read(path)
  if (source === undefined) return [`${path} does not exist`]
  if (TEST.test(path)) return isTitled(source, text) ? [] : [`${path} has no test called: ${text}`]
  if (anchor && !headingAnchors(source).includes(anchor)) return [`${path} has no heading #${anchor}`]
  return []
}

/** The ids of the first column of the exceptions: a chapter (`V17`), a section (`4.3`) or one requirement (`1.2.6`). */
function excludedIds(text, levels) {
  const parts = rowsOf(text)
    .filter(([, why]) => why)
    .flatMap(([what]) => what.split(','))
    .map((part) => part.trim().replace(/^V/, ''))
  const isExcluded = (id) => parts.some((part) => id === part || id.startsWith(`${part}.`))
  return new Set([...levels.keys()].filter(isExcluded))
}

const repeated = (ids) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
