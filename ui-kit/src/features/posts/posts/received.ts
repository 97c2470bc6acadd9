import { POST_COMMENT_MAX, TITLE_MAX, URL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { linksIn } from '@fanfare/contract/posts/rules/links_in_text.ts'
import { oneLine } from '@fanfare/contract/core/rules/visible_text.ts'
import type { PostDraft } from './components/form/post-schema.ts'
import { isExternalLink } from '../../../client/external-link.ts'

/** What another app has shared with the installed client. */
export interface Received {
  /** The link is an http or https address; empty when there is none. */
  fields: Pick<PostDraft, 'url' | 'title' | 'comment'>
  /** What the user should know about it. */
  problem: 'noLink' | 'shortened' | null
}

/** Where apps put the link: Android usually into the text. */
const PLACES = ['url', 'text', 'title'] as const

/** Reads the query of a share target; null when nothing was shared. */
export function readReceived(search: string): Received | null {
  const query = new URLSearchParams(search)
  const parts = Object.fromEntries(PLACES.map((name) => [name, query.get(name) ?? '']))
  if (PLACES.every((name) => parts[name]!.trim() === '')) return null
  const url = PLACES.flatMap((name) => linksIn(parts[name]!).map((link) => link.url)).find(isUsable) ?? ''
  const wholeTitle = oneLine(without(parts.title!, url))
  const wholeText = without(parts.text!, url)
  const title = cut(wholeTitle, TITLE_MAX)
  const comment = wholeText === wholeTitle ? '' : cut(wholeText, POST_COMMENT_MAX)
  const isCut = title !== wholeTitle || (comment !== '' && comment !== wholeText)
  return { fields: { url, title, comment }, problem: url === '' ? 'noLink' : isCut ? 'shortened' : null }
}

const isUsable = (link: string) => link.length <= URL_MAX && isExternalLink(link)

/** The text around a link. */
function without(text: string, url: string): string {
  const sources = linksIn(text).filter((link) => link.url === url)
  return sources.reduce((words, { source }) => words.replace(source, ''), text).trim()
}

/** At most this many UTF-16 units, as the form counts, without splitting a surrogate pair. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '') + '…'
}
