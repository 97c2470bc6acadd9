import { sha256 } from '#core/runtime/hashing/sha256'
import { NETWORK_PAGES } from './network_pages.js'
import { networkOf, pageHost } from './networks.js'
import type { ParsedLink } from '#core/network/parse_link'
import { percentDecoded } from './redirector.js'

const KEY_MAX = 255

/**
 * The key of the page of a link, the same for all addresses of the page: the network and the page id if known,
 * otherwise the normalized address (RFC 3986, section 6). Long keys are hashed.
 */
export function pageKeyOf(link: ParsedLink): string {
  const key = pageOfNetwork(link) ?? normalized(link)
  return key.length <= KEY_MAX ? key : sha256.base64url(key)
}

function pageOfNetwork({ url, host }: ParsedLink): string | null {
  const parsed = new URL(url)
  const [, publication] = /^(?!www\.|open\.)([\w-]+)\.substack\.com$/.exec(host) ?? []
  if (publication !== undefined) {
    const [, slug] = /^\/p\/([^/]+)\/?$/.exec(parsed.pathname) ?? []
    return slug === undefined ? null : `substack:post:${publication}:${slug}`
  }
  // Publications on Medium have their own hosts.
  const site = /^(?!link\.)[\w-]+\.medium\.com$/.test(host) ? 'medium.com' : pageHost(host)
  for (const read of NETWORK_PAGES[site] ?? []) {
    const page = read(parsed)
    if (page !== null) return `${networkOf(site)!.name}:${page}`
  }
  return null
}

function normalized({ url, host }: ParsedLink): string {
  const { pathname, search, hash } = new URL(url)
  const path = pathname.split('/').map(encodedAgain).join('/').replace(/\/+$/, '')
  const parameters = search
    .slice(1)
    .split('&')
    .map(normalizedParameter)
    .filter((each) => each !== '')
  const query = parameters.length === 0 ? '' : `?${parameters.toSorted().join('&')}`
  return `${pageHost(host)}${path}${query}${fragmentOf(hash)}`
}

function normalizedParameter(parameter: string): string {
  const [name = '', ...value] = parameter.replaceAll('+', '%20').split('=')
  const text = encodedAgain(value.join('='))
  return text === '' ? encodedAgain(name) : `${encodedAgain(name)}=${text}`
}

/** The fragment, without a directive that only highlights text. */
function fragmentOf(hash: string): string {
  const [fragment = ''] = hash.slice(1).split(':~:')
  return fragment === '' ? '' : `#${encodedAgain(fragment)}`
}

/** In canonical encoding: nothing is encoded unnecessarily, and characters are in composed form. */
function encodedAgain(text: string): string {
  return encodeURIComponent(percentDecoded(text).normalize('NFC'))
}
