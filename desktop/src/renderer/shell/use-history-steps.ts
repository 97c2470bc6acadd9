import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  globalThis.navigation?.addEventListener('currententrychange', onChange)
  return () => globalThis.navigation?.removeEventListener('currententrychange', onChange)
}

/** Whether there is a screen to go back to, and one to go forward to. */
export function useHistorySteps(): { back: boolean; forward: boolean } {
  return {
    back: useSyncExternalStore(subscribe, () => globalThis.navigation?.canGoBack ?? false),
    forward: useSyncExternalStore(subscribe, () => globalThis.navigation?.canGoForward ?? false),
  }
}
