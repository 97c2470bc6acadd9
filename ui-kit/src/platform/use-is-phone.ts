import { useSyncExternalStore } from 'react'

/** As wide as the breakpoint `md`. */
const query = () => window.matchMedia('(width < 48rem)')

const subscribe = (onChange: () => void) => {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone. A page rendered on the server is not. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}
