import type { AppRoute } from '../../components/app-route.ts'
import { useLinkPrefetch } from './use-link-prefetch.ts'
import { useRestorePlace } from './use-restore-place.ts'
import { useScreenFade } from './use-screen-fade.ts'

export interface NavigationEffectsProps {
  /** The screens that are there from the start. */
  routes: readonly AppRoute[]
}

/**
 * Loads what links lead to before they are followed, restores scroll and focus when the user goes back, and lets new
 * screens fade in.
 */
export default function NavigationEffects({ routes }: NavigationEffectsProps) {
  useLinkPrefetch(routes)
  useRestorePlace()
  useScreenFade()
  return null
}
