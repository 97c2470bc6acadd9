import { useLocation } from 'react-router-dom'
import { isOwnPath } from '@fanfare/contract/core/rules/own_path.ts'
import type { SettingsOrigin } from './settings-origin.ts'

/** The router state of a link that leads away to set something up, and back to `from` once that is done. */
export interface Detour extends SettingsOrigin {
  isDetour: true
}

/** A detour that comes back to a path. */
export const detourFrom = (from: string): Detour => ({ from, isDetour: true })

/** Where the user is, to come back to. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** Where the detour comes back to that led here; null when none did. */
export function useDetour(): string | null {
  const { state } = useLocation() as { state: Partial<Detour> | null }
  return state?.isDetour && state.from !== undefined && isOwnPath(state.from) ? state.from : null
}
