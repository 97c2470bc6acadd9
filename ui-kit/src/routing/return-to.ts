import { isOwnPath } from '@fanfare/contract/rules/own_path.ts'

const KEY = 'return_to'

/** Remembers where somebody wanted to go before they were asked to sign in. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(KEY, path)
}

/** Where to go after signing in: the remembered path, once, or the fallback. */
export function takeReturnPath(fallback = '/dashboard'): string {
  const path = peekReturnPath(fallback)
  sessionStorage.removeItem(KEY)
  return path
}

/** The same without forgetting it: a screen may be rendered twice before it is left. */
export function peekReturnPath(fallback = '/dashboard'): string {
  const path = sessionStorage.getItem(KEY)
  return path !== null && isOwnPath(path) ? path : fallback
}
