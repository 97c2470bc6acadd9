import { isIP } from 'node:net'
import { URL_MAX } from '#contract/core/rules/limits'

/** A valid link: its normalized URL, and its host without `www.`, in lower-case punycode. */
export interface ParsedLink {
  url: string
  host: string
}

const SHAPE = /^https?:\/\/[^/?#\\@]+(?:[/?#][^\\]*)?$/i
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const TOP_LEVEL_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * Parses a link. Null unless it is a plain http or https URL of a named host: no credentials, default port only, no
 * IP address in any notation, no invisible characters.
 */
export function parseLink(text: string): ParsedLink | null {
  const typed = text.trim()
  if (typed.length > URL_MAX || UNSAFE_CHARACTERS.test(typed) || !SHAPE.test(typed)) return null
  const url = URL.parse(typed)
  if (!url || url.port !== '' || url.username !== '' || url.password !== '') return null
  const host = publicHost(url.hostname)
  if (!host || url.href.length > URL_MAX) return null
  return { url: url.href, host }
}

function publicHost(hostname: string): string | null {
  const host = hostname.replace(/\.$/, '')
  const labels = host.split('.')
  const named = labels.length > 1 && host.length <= 253 && labels.every((label) => LABEL.test(label))
  if (!named || isIP(host) !== 0 || !TOP_LEVEL_LABEL.test(labels.at(-1)!)) return null
  return labels.length > 2 && labels[0] === 'www' ? labels.slice(1).join('.') : host
}
