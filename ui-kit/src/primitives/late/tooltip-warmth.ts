import { createContext } from 'react'
import { createStore, type StoreApi } from 'zustand'

/** Milliseconds until a tooltip appears, and during which the tooltips of its neighbors then appear at once. */
const DELAY_MS = 400

/** Whether a tooltip of a group is shown, or was just shown. */
export type TooltipWarmth = StoreApi<{ isWarm: boolean; cooling?: ReturnType<typeof setTimeout> }>

export function createWarmth(): TooltipWarmth {
  return createStore(() => ({ isWarm: false }))
}

/** Null around tooltips that have no neighbors. */
export const TooltipWarmthContext = createContext<TooltipWarmth | null>(null)

export function delayOf(isWarm: boolean): number {
  return isWarm ? 0 : DELAY_MS
}

/** Keeps a group warm while one of its tooltips is shown, and shortly after it. */
export function warm(group: TooltipWarmth, isShown: boolean): void {
  clearTimeout(group.getState().cooling)
  if (isShown) group.setState({ isWarm: true })
  else group.setState({ cooling: setTimeout(() => group.setState({ isWarm: false }), DELAY_MS) })
}
