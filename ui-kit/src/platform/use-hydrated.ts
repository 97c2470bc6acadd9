import { useSyncExternalStore } from 'react'

/**
 * Whether the component is hydrated. Until then it must render the same as the server: without the time zone and the
 * storage of the browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => undefined
const inBrowser = () => true
const onServer = () => false
