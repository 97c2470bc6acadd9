import type { DeviceStorage } from '../platform/platform.ts'
import type { TokenPlace } from '../platform/token-place.ts'

const TOKEN_KEY = 'session_token'

/** Keeps the token among the small values of the device. */
export function tokensIn(storage: DeviceStorage): TokenPlace {
  return {
    get: () => storage.get(TOKEN_KEY),
    set: (token) => storage.set(TOKEN_KEY, token),
    remove: () => storage.remove(TOKEN_KEY),
  }
}
