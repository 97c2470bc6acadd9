import { posix } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { escape, pageOf } from './page.ts'

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
/** The address of the API reference. */
export const API = '/help/api'

/** The address of a page of the guide. */
function addressOf(file: string): string {
  return file === HOME ? '/help' : `/help/${file.replace(/\.md$/, '')}`
}

/** The title of a page: its first heading. */
function titleOf({ markdown }: GuidePage): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
}

export interface Guide {
  pages: GuidePage[]
  /** By file name below `docs/pictures`. */
  pictures: Map<string, PictureSize>
}

/** A page of the guide as HTML without scripts. */
export function renderPage(page: GuidePage, guide: Guide): string {
  return pageOf({
    title: titleOf(page),
    navigation: navigationOf(guide),
    current: addressOf(page.file),
    content: markedFor(page, guide).parse(page.markdown, { async: false }),
  })
}

/** The pages in the navigation of every page. */
const MAIN = [
  [HOME, 'Guide'],
  ['members.md', 'Members'],
  ['organization-administrators.md', 'Organization administrators'],
  ['moderators.md', 'Moderators'],
  ['operators.md', 'Operators'],
] as const

/** The addresses and names of the main pages that there are, and of the API reference. */
export function navigationOf({ pages }: Guide): [address: string, name: string][] {
  const known = new Set(pages.map((page) => page.file))
  const main = MAIN.filter(([file]) => known.has(file))
  return [...main.map(([file, name]): [string, string] => [addressOf(file), name]), [API, 'API']]
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
      codespan({ text }: Tokens.Codespan) {
        // The reference is no file of the source, so a link to it would lead nowhere there.
        return text === API ? `<a href="${API}">${API}</a>` : `<code>${escape(text)}</code>`
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
