import type { TokenStore } from '@fanfare/ui-kit/platform/token-store.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../desktop-store.ts'

/**
 * Gives the kit the session handle instead of a token; main replaces it in every request. Windows never start a
 * session, because users sign in through their browser.
 */
export const sessionHandleStore: TokenStore = {
  get: () => useDesktop.getState().sessionHandle,
  set: () => undefined,
  remove: () => {
    const { sessionHandle } = useDesktop.getState()
    if (sessionHandle !== null) void bridge.call('session:end', sessionHandle)
  },
  onChange: (listener) =>
    useDesktop.subscribe((now, before) => {
      if (now.sessionHandle !== before.sessionHandle) listener()
    }),
}
