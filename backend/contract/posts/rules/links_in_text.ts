import { endOfLink } from './end_of_link.ts'

/** A link in a text: its address, and its source in the text. */
export interface LinkInText {
  url: string
  source: string
}

/** A scheme, with any of its slashes, `www.` or `//` before a host. A doubled scheme counts once. */
const START =
  /https?:\/\/(?!https?:\/\/)(?=[\p{L}\p{N}\p{So}\p{ExtPict}[\u200b\u2060])|https?:\/?(?=[\p{L}\p{N}_-]+\.[\p{L}\p{N}])|(?:(?<![\w@.:/-])www\.|(?<![^\s<>("'[])\/\/)(?=[\p{L}\p{N}_-]+\.[\p{L}\p{N}])/giu
/**
 * Letters of a host without a scheme. Scripts without spaces are excluded, because the host could not be told from the
 * words around it.
 */
const CHARACTER = String.raw`[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`
const HOST = String.raw`(?:[${CHARACTER}](?:[${CHARACTER}]|-)*\.)+[a-z]{2,}`
/** A host without `www.`, which needs a path to be told from two words with a dot between them. */
const BARE = new RegExp(String.raw`(?<!(?:[${CHARACTER}]|[\p{So}_@.:\/%#?=&\-]))${HOST}(?=\/[^\s\/])`, 'giv')
const ONLY_HOST = new RegExp(`^${HOST}$`, 'iv')

const WRAPPED = /[^<>|]{0,4096}(?=[>|])/y
const LABEL = /\|[^<>]*/y
/** Everything up to white space, a quotation mark, or the punctuation of a script without spaces. */
const PLAIN = /(?:[^\s<>"`“”„«»‹›、。，！？；：（）「」『』【】《》〈〉｜—]|\ufeff){0,4096}/y
/** Later lines that can only be the rest of a broken address, as in mails. */
const REST_OF_LINK =
  /(?:[^\S\r\n]*\r?\n[^\S\r\n]*(?!https?:|www\.|[#@])(?=\S*[\d/=&%_-])[\w.~%!$&'()*+,;=:@/?#-]+)+\s*$/iy
const BROKEN_LINE_MIN = 40

/** Invisible characters without meaning in an address. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g
/** Invisible characters that belong to words and emoji; an address contains them encoded. */
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu

/**
 * The links in a text, in order: with or without a scheme, in brackets, quotes, Markdown or `<link|label>`. They
 * contain no white space, but may be invalid.
 */
export function linksIn(text: string): LinkInText[] {
  const found = scan(text, new RegExp(START))
  if (found.length > 0) return found
  const host = text.replace(INVISIBLE, '').trim()
  return ONLY_HOST.test(host) ? [{ url: `https://${host}`, source: text }] : scan(text, new RegExp(BARE))
}

/** The first link in a text; null when it has none. */
export function linkIn(text: string): string | null {
  return linksIn(text)[0]?.url ?? null
}

function scan(text: string, start: RegExp): LinkInText[] {
  const links: LinkInText[] = []
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const { link, from, to } = wrappedAt(text, match.index) ?? plainAt(text, match.index)
    links.push({ url: toUrl(link), source: text.slice(from, to) })
    start.lastIndex = Math.max(to, start.lastIndex)
  }
  return links
}

interface Place {
  link: string
  from: number
  to: number
}

/** `<link>` or `<link|label>`, possibly with line breaks. */
function wrappedAt(text: string, at: number): Place | null {
  const inside = text[at - 1] === '<' ? matchAt(WRAPPED, text, at) : ''
  const link = inside.replace(/\s*[\r\n]\s*/g, '')
  if (link === '' || /\s/.test(link)) return null
  const label = matchAt(LABEL, text, at + inside.length)
  const end = at + inside.length + label.length
  return { link, from: at - 1, to: text[end] === '>' ? end + 1 : end }
}

function plainAt(text: string, at: number): Place {
  const line = matchAt(PLAIN, text, at)
  const rest = line.length < BROKEN_LINE_MIN ? '' : matchAt(REST_OF_LINK, text, at + line.length)
  const whole = (line + rest).replace(/\s+/g, '')
  const link = endOfLink(whole, { isEmphasis: text[at - 1] === '_' })
  return { link, from: at, to: at + (rest === '' ? link : line + rest).length }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function toUrl(written: string): string {
  const link = written
    .replace(INVISIBLE, '')
    .replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
    .replace(JOINERS, encodeURIComponent)
  if (/^https?:/i.test(link)) return link.replace(/^(https?:)\/*/i, '$1//')
  return link.startsWith('//') ? `https:${link}` : `https://${link}`
}
