import { endOfLink } from './end_of_link.ts'

/** A link in a text: its address, and the part of the text that writes it. */
export interface LinkInText {
  url: string
  source: string
}

/** A scheme, `www.` or `//` before the name of a host. A doubled scheme counts once. */
const START =
  /https?:\/\/(?!https?:\/\/)(?=[\p{L}\p{N}\p{ExtPict}[\u200b\u2060])|(?:(?<![\w@.:/-])www\.|(?<![^\s<>("'[])\/\/)(?=[\p{L}\p{N}_-]+\.[\p{L}\p{N}])/giu
/** A host without `www.`, which needs a path to be more than two words with a dot between them. */
const BARE = /(?<![\w@.:/%#?=&-])(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?=\/[^\s/])/gi
const ONLY_HOST = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

const WRAPPED = /[^<>|]{0,4096}(?=[>|])/y
const LABEL = /\|[^<>]*/y
/** Everything up to white space, a quotation mark, or the punctuation of a script without spaces. */
const PLAIN = /(?:[^\s<>"`“”„«»‹›、。，！？；：（）「」『』【】《》〈〉｜—]|\ufeff){0,4096}/y
/** Later lines that can only be the rest of an address that a program has broken, as mail programs do. */
const REST_OF_LINK =
  /(?:[^\S\r\n]*\r?\n[^\S\r\n]*(?!https?:|www\.|[#@])(?=\S*[\d/=&%_-])[\w.~%!$&'()*+,;=:@/?#-]+)+\s*$/iy
const BROKEN_LINE_MIN = 40

/** Invisible characters that mean nothing in an address. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g
/** Invisible ones that belong to words and emoji, which an address has in encoded form. */
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu

/**
 * The links in a text, in its order: with or without a scheme, in brackets, quotes, Markdown or `<link|label>`.
 * None contains white space. They may still be invalid.
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

/** `<link>` or `<link|label>`, where lines may be broken. */
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
  if (/^https?:/i.test(link)) return link
  return link.startsWith('//') ? `https:${link}` : `https://${link}`
}
