import { useEffect, useState } from 'react'
import { bridge } from '../../bridge.ts'
import { isComposing } from '../panel-key.ts'

/**
 * Counts how often this window was opened or closed; it is only hidden in between. As a React key the count resets
 * the panel before it opens again.
 */
export function useOpenCount(): number {
  const [openCount, setOpenCount] = useState(0)
  useEffect(() => {
    const count = () => setOpenCount((before) => before + 1)
    const close = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== 'Escape' || isComposing(event)) return
      // Escape closes an open menu first.
      if (target instanceof Element && target.closest('[role="menu"]') !== null) return
      void bridge.call('panel:close')
      count()
    }
    document.addEventListener('visibilitychange', count)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('visibilitychange', count)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return openCount
}
