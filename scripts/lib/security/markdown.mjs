/** The sections of a document below its headings of the second level: `{ title, text }`. */
export function sectionsOf(document) {
  const [, ...parts] = document.split(/^## /m)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return { title: part.slice(0, end).trim(), text: part.slice(end) }
  })
}

/** The cells of all rows of all tables, without headers. */
export function rowsOf(text) {
  const lines = text.split('\n').map((line) => (line.startsWith('|') ? cellsOf(line) : undefined))
  return lines.filter((cells, index) => cells && !isRule(cells) && !isRule(lines[index + 1]))
}

/** Whether a line is the one below the header of a table. */
const isRule = (cells) => cells?.every((cell) => /^:?-+:?$/.test(cell)) ?? false

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The links to files of this repository: `{ text, path, anchor }`. */
export function linksIn(text) {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)#]*)(?:#([^)]+))?\)/g)]
    .map(([, title, path, anchor]) => ({ text: title, path, anchor }))
    .filter(({ path }) => !path.includes('://'))
}

/** The anchors of the headings of a document, as GitHub makes them. */
export function headingAnchors(document) {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** Whether a test has exactly this title, before the tag that leaves it to `npm run test:all`. */
export const isTitled = (source, title) =>
  ["'", '"', '`'].some((quote) => ['', ' @slow'].some((tag) => source.includes(quote + title + tag + quote)))
