import type { DeviceStorage } from './device-storage.ts'

/** Where the session token is kept. */
export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  remove: () => void
  /** Subscribes to changes of the token outside of this page. Returns an unsubscribe function. */
  onChange?: (listener: () => void) => () => void
}

const TOKEN_KEY = 'session_token'

/** Keeps the token in the storage of this device. */
export function deviceTokenStore(storage: DeviceStorage): TokenStore {
  return {
    get: () => storage.get(TOKEN_KEY),
    set: (token) => storage.set(TOKEN_KEY, token),
    remove: () => storage.remove(TOKEN_KEY),
  }
}
