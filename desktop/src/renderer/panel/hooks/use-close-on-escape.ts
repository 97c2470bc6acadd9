import { useEffect } from 'react'
import { bridge } from '../../bridge.ts'

/** Escape closes the panel, unless it was meant for a menu in front of it. */
export function useCloseOnEscape(): void {
  useEffect(() => {
    const close = ({ key, target, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing) return
      if (target instanceof Element && target.closest('[role="menu"]') !== null) return
      void bridge.call('panel:close')
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
}
