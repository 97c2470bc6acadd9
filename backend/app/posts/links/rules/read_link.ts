import { linkIn } from '#contract/posts/rules/links_in_text'
import { parseLink, type ParsedLink } from '#core/network/parse_link'
import { percentDecoded } from '#core/network/url_encoding'
import { MAIL_GATEWAYS } from './mail_gateways.js'
import { NETWORK_REDIRECTORS } from './network_redirectors.js'
import type { Redirector } from './redirector.js'
import { trackingOn } from './tracking_parameters.js'

const REDIRECTORS = [...MAIL_GATEWAYS, ...NETWORK_REDIRECTORS]
const HOPS_MAX = 6
const DECODINGS_MAX = 4

const UNSAFE = /[\p{Cc}\\]/u
const ENCODED_START = /^[a-z]*%(?:25)*(?:3a|2f)/i
const HOST_FIRST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:[/?#]|$)/u

/**
 * Reads the first link of a text as posts store it: its target page, without tracking parameters. Null if there is no
 * valid link, or its target is unknown.
 */
export function readLink(text: string): ParsedLink | null {
  const written = writtenLink(text)
  const link = written && unwrapLink(written)
  return link && withoutTracking(link)
}

/** The first link of a text as written, which may be the address of a redirector. */
export function writtenLink(text: string): ParsedLink | null {
  return parseLink(linkIn(text) ?? '')
}

/** The page to which a link leads through redirectors and mail gateways. Null if one of them does not reveal its target. */
export function unwrapLink(link: ParsedLink): ParsedLink | null {
  let current = link
  for (let hop = 0; hop <= HOPS_MAX; hop += 1) {
    const redirector = redirectorOf(current)
    if (redirector === undefined) return current
    const target = targetOf(redirector, new URL(current.url))
    if (target === null) return null
    current = target
  }
  return null
}

function redirectorOf({ url, host }: ParsedLink): Redirector | undefined {
  const path = plainPath(new URL(url).pathname)
  return REDIRECTORS.find((each) => isOn(each.hosts, host) && (each.path?.test(path) ?? true))
}

function isOn(hosts: Redirector['hosts'], host: string): boolean {
  if (hosts instanceof RegExp) return hosts.test(host)
  return hosts.some((name) => host === name || host.endsWith(`.${name}`))
}

/** The path as servers interpret it, whatever its encoding. */
function plainPath(pathname: string): string {
  const path = percentDecoded(pathname)
    .toLowerCase()
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function targetOf({ target }: Redirector, url: URL): ParsedLink | null {
  const given = typeof target === 'function' ? [target(url)] : target.flatMap((name) => valuesOf(url, name))
  for (const text of given) {
    const link = text === null ? null : parseTarget(text, url)
    if (link !== null) return link
  }
  return null
}

/** The values of a parameter, ignoring the case of its name. */
function valuesOf({ searchParams }: URL, name: string): string[] {
  return [...searchParams].filter(([each]) => each.toLowerCase() === name).map(([, value]) => value)
}

/** Parses a target as browsers do: with a scheme, beginning with the host, or on the same host. */
function parseTarget(text: string, base: URL): ParsedLink | null {
  let target = text.trim()
  for (let round = 0; round < DECODINGS_MAX && ENCODED_START.test(target); round += 1) {
    target = percentDecoded(target)
  }
  if (UNSAFE.test(target)) return null
  if (/^https?:\/\//i.test(target)) return parseLink(target)
  if (target.startsWith('//')) return parseLink(`https:${target}`)
  if (target.startsWith('/')) return parseLink(URL.parse(target, base.href)?.href ?? '')
  return HOST_FIRST.test(target) ? parseLink(`https://${target}`) : null
}

/**
 * Removes tracking parameters and leaves every other byte unchanged, so that all users who share the same page share
 * the same link.
 */
export function withoutTracking(link: ParsedLink): ParsedLink {
  const [, start, query, fragment] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link.url) ?? []
  if (query === undefined) return link
  const tracks = trackingOn(link.host)
  const parameters = query.split('&')
  const kept = parameters.filter((parameter) => !tracks(percentDecoded(parameter.split('=', 1)[0] ?? '')))
  if (kept.length === parameters.length) return link
  return { ...link, url: `${start}${kept.length > 0 ? '?' : ''}${kept.join('&')}${fragment}` }
}
