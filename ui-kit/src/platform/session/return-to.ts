import { isOwnPath } from '@fanfare/contract/core/rules/own_path.ts'
import { tabStorage } from '../browser/browser-storage.ts'

const KEY = 'return_to'

/** Remembers the path that was requested before the sign-in. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) tabStorage.set(KEY, path)
}

/** Returns the path to open after the sign-in, and forgets it. */
export function takeReturnPath(fallback = '/dashboard'): string {
  const path = peekReturnPath(fallback)
  tabStorage.remove(KEY)
  return path
}

/** Returns the path to open after the sign-in without forgetting it, because a screen may render twice. */
export function peekReturnPath(fallback = '/dashboard'): string {
  const path = tabStorage.get(KEY)
  return path !== null && isOwnPath(path) ? path : fallback
}
