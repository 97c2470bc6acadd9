import { bridge } from '../bridge.ts'
import { useDesktop } from '../desktop-store.ts'

/** Tells the styles of the client its system and its density, now and after each change. */
export function syncAppearance(): void {
  const { dataset } = document.documentElement
  dataset.system = bridge.platform
  // The panel is as dense as it can be.
  if (location.pathname === '/panel') return
  const apply = ({ settings }: { settings: { compact: boolean } }) => {
    dataset.density = settings.compact ? 'compact' : 'comfortable'
  }
  apply(useDesktop.getState())
  useDesktop.subscribe(apply)
}
