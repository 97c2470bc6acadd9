import { posix } from 'node:path'
import { Marked, type Tokens } from 'marked'

export interface GuidePage {
  /** Below `docs/guide`: `operators/mail.md`. */
  file: string
  markdown: string
}

export interface PictureSize {
  width: number
  height: number
}

const HOME = 'README.md'

/** The address of a page of the guide. */
function addressOf(file: string): string {
  return file === HOME ? '/help' : `/help/${file.replace(/\.md$/, '')}`
}

/** The title of a page: its first heading. */
function titleOf({ markdown }: GuidePage): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
}

interface Guide {
  pages: GuidePage[]
  /** By file name below `docs/pictures`. */
  pictures: Map<string, PictureSize>
}

/** A page of the guide as HTML without scripts. */
export function renderPage(page: GuidePage, guide: Guide): string {
  const title = titleOf(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Fanfare</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guide/guide.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="/">Fanfare</a>${navigation(page, guide)}</header>
<main id="content" tabindex="-1">
${markedFor(page, guide).parse(page.markdown, { async: false })}</main>
</body>
</html>
`
}

/** The pages in the navigation of every page. */
const MAIN = [
  [HOME, 'Guide'],
  ['members.md', 'Members'],
  ['organization-administrators.md', 'Organization administrators'],
  ['moderators.md', 'Moderators'],
  ['operators.md', 'Operators'],
] as const

function navigation({ file }: GuidePage, { pages }: Guide): string {
  const known = new Set(pages.map((page) => page.file))
  const links = MAIN.filter(([main]) => known.has(main)).map(
    ([main, name]) =>
      `<a href="${addressOf(main)}"${main === file ? ' aria-current="page"' : ''}>${escape(name)}</a>`,
  )
  return `<nav aria-label="Guide">${links.join('')}</nav>`
}

function markedFor(page: GuidePage, { pages, pictures }: Guide) {
  const marked = new Marked()
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const address = addressOfLink(href, page, pages)
        return address === undefined ? words : `<a href="${escape(address)}" rel="noopener">${words}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const name = posix.basename(href)
        const size = pictures.get(name)
        if (size === undefined)
          throw new Error(`${page.file} shows ${href}, which is no picture of the guide`)
        const { width, height } = size
        return `<img src="/guide/pictures/${escape(name)}" alt="${escape(text)}" width="${width}" height="${height}" loading="lazy">`
      },
      // Wide content scrolls, also by keyboard.
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((row) => cells(row, 'td')).join('')
        return `<div class="wide" role="group" aria-label="Table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`
      },
    },
  })
  return marked
}

/** Where a link leads on this server; undefined if its target exists in the source only. */
function addressOfLink(href: string, { file }: GuidePage, pages: GuidePage[]): string | undefined {
  if (/^(?:https?:|#)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(file), path)
  if (!pages.some((page) => page.file === target)) return undefined
  return addressOf(target) + (anchor === undefined ? '' : `#${anchor}`)
}

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
}
