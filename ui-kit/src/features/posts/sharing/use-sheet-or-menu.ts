import { useRef, useState } from 'react'
import { usePlatform } from '../../../platform/platform-context.ts'
import type { ShareData } from '../../../platform/platform.ts'

/** Opens the share sheet of the device when a menu is asked for, and the menu only where there is no sheet. */
export function useSheetOrMenu(sheet: ShareData) {
  const { share } = usePlatform()
  const [open, setOpen] = useState(false)
  // A press asks more than once, and a second sheet would fail: that is no reason for the menu.
  const asking = useRef(false)

  const ask = async () => {
    if (asking.current) return
    asking.current = true
    const outcome = await share(sheet)
    asking.current = false
    setOpen(outcome === 'unsupported')
  }
  return { open, onOpenChange: (wanted: boolean) => (wanted ? void ask() : setOpen(false)) }
}
