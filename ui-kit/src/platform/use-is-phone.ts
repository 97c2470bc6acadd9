import { use, useSyncExternalStore } from 'react'
import { ServedViewContext } from './session/served-view.ts'

/** As wide as the breakpoint `md`. */
const query = () => window.matchMedia('(width < 48rem)')

const subscribe = (onChange: () => void) => {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone. */
export const isPhone = (): boolean => query().matches

/** Whether the window is as narrow as a phone. Pages for visitors are rendered for wide ones. */
export function useIsPhone(): boolean {
  const served = use(ServedViewContext)?.isPhone
  return useSyncExternalStore(subscribe, isPhone, () => served ?? false)
}
