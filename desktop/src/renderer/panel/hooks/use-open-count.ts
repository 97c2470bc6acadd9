import { useEffect, useState } from 'react'
import { bridge } from '../../bridge.ts'
import type { DesktopState } from '../../../shared/desktop-state.ts'
import { useDesktop } from '../../desktop-store.ts'
import { isComposing } from '../../is-composing.ts'

/**
 * Counts how often this window was closed; it is only hidden in between. As a React key the count resets the panel while
 * it is hidden, so that it is drawn before it opens. When the state of main has changed meanwhile, the opening counts too.
 */
export function useOpenCount(): number {
  const [openCount, setOpenCount] = useState(0)
  useEffect(() => {
    let resetWith: DesktopState | null = null
    const count = () => {
      resetWith = useDesktop.getState()
      setOpenCount((before) => before + 1)
    }
    const follow = () => {
      if (document.hidden || useDesktop.getState() !== resetWith) count()
    }
    const close = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== 'Escape' || isComposing(event)) return
      // Escape closes an open menu first.
      if (target instanceof Element && target.closest('[role="menu"]') !== null) return
      void bridge.call('panel:close')
      count()
    }
    document.addEventListener('visibilitychange', follow)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return openCount
}
