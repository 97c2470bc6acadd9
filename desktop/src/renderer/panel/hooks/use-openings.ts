import { useEffect, useState } from 'react'
import { bridge } from '../../bridge.ts'

/**
 * Counts how often this window was opened or closed: it is only hidden in between. Who begins anew with every
 * count is ready before the next opening, and has the focus after it.
 */
export function useOpenings(): number {
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    const count = () => setOpenings((before) => before + 1)
    const close = ({ key, target, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing) return
      // It was meant for the menu in front of the panel.
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
  return openings
}
