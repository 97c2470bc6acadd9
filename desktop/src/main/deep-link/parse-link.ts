import { DESKTOP_SCHEME } from '@fanfare/contract/core/rules/desktop.ts'
import { linkIn } from '@fanfare/contract/posts/rules/links_in_text.ts'
import { isEncrypted, serverAddress } from '../core/server-address.ts'

/** A parsed link into the client. The server of a post is the chosen one when the link names none. */
export type DeepLink =
  | { to: 'sign-in'; code: string; state: string }
  | { to: 'post'; postId: string; server: string | null }
  | { to: 'dashboard' }

const LENGTH_MAX = 2_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const OWN_LINK = new RegExp(`^${DESKTOP_SCHEME}://`, 'i')
/** Matches a whole argument only: a switch of the browser may have an address as its value. */
const LINK = new RegExp(`^[^-\\w]*(?:${DESKTOP_SCHEME}|https?)://`, 'i')
const SECRET = /^[\w-]{16,256}$/

/** Parses a `fanfare://` link, or the address of a post at a server; null for everything else. */
export function parseLink(text: string): DeepLink | null {
  const url = text.length > LENGTH_MAX ? null : parse(OWN_LINK.test(text) ? text : (linkIn(text) ?? ''))
  if (url === null) return null
  return url.protocol === `${DESKTOP_SCHEME}:` ? deepLink(url) : pageOfPost(url)
}

/** The first link among the arguments of a command line; browsers add arguments of their own. */
export function findLink(args: readonly string[]): DeepLink | null {
  const link = args.find((each) => LINK.test(each))
  return link === undefined ? null : parseLink(link)
}

function deepLink(url: URL): DeepLink | null {
  const [first, second, ...more] = [url.host, ...url.pathname.split('/')].filter((part) => part !== '')
  if (more.length > 0) return null
  if (first === 'auth' && second === 'callback') return signIn(url.searchParams)
  if (first === 'posts') return post(second, url.searchParams.get('server'))
  return first === 'dashboard' && second === undefined ? { to: 'dashboard' } : null
}

function pageOfPost({ origin, pathname }: URL): DeepLink | null {
  const [, first, second, ...more] = pathname.split('/')
  return first === 'posts' && more.length === 0 ? post(second, origin) : null
}

function post(postId: string | undefined, server: string | null): DeepLink | null {
  if (!UUID.test(postId ?? '')) return null
  if (server !== null && (serverAddress(server) !== server || !isEncrypted(server))) return null
  return { to: 'post', postId: postId!.toLowerCase(), server }
}

function signIn(query: URLSearchParams): DeepLink | null {
  const code = query.get('code') ?? ''
  const state = query.get('state') ?? ''
  return SECRET.test(code) && SECRET.test(state) ? { to: 'sign-in', code, state } : null
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
