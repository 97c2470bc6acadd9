import { DESKTOP_SCHEME } from '@fanfare/contract/rules/desktop.ts'

/** A parsed `fanfare://` link. */
export type DeepLink =
  { to: 'sign-in'; code: string; state: string } | { to: 'post'; postId: string } | { to: 'dashboard' }

const LENGTH_MAX = 2_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const SECRET = /^[\w-]{16,256}$/

/** Parses a link; null for everything else. */
export function parseLink(text: string): DeepLink | null {
  const url = text.length > LENGTH_MAX ? null : parse(text)
  if (url === null || url.protocol !== `${DESKTOP_SCHEME}:`) return null
  const [first, second, ...more] = [url.host, ...url.pathname.split('/')].filter((part) => part !== '')
  if (more.length > 0) return null
  if (first === 'auth' && second === 'callback') return signIn(url.searchParams)
  if (first === 'posts' && UUID.test(second ?? '')) return { to: 'post', postId: second!.toLowerCase() }
  return first === 'dashboard' && second === undefined ? { to: 'dashboard' } : null
}

/** The first link among the arguments of a command line; browsers add arguments of their own. */
export function findLink(args: readonly string[]): DeepLink | null {
  const link = args.find((each) => each.toLowerCase().startsWith(`${DESKTOP_SCHEME}://`))
  return link === undefined ? null : parseLink(link)
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
