import type { TokenPlace } from '@fanfare/ui-kit/platform/token-place.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../state/desktop-store.ts'

/**
 * The session of main, by its handle. The client takes it for a token; main knows what it stands for. A window
 * never makes a session: people sign in through their browser.
 */
export const mainTokens: TokenPlace = {
  get: () => useDesktop.getState().handle,
  set: () => undefined,
  remove: () => {
    const { handle } = useDesktop.getState()
    if (handle !== null) void bridge.call('session:forget', handle)
  },
  onChange: (listener) =>
    useDesktop.subscribe((now, before) => {
      if (now.handle !== before.handle) listener()
    }),
}
