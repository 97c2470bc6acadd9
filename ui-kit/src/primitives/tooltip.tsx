import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface TooltipProps {
  label: string
  shortcut?: string
  /** The control, which needs its own accessible name. */
  children: ReactElement
}

/** Milliseconds until a tooltip appears; those of neighbors follow at once. */
const DELAY_MS = 400

/** Tooltips of neighbors: once one is shown, the others appear without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider delay={DELAY_MS}>{children}</Base.Provider>
}

/** The label of an icon-only control, shown on hover and focus. */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={DELAY_MS} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup flex items-center gap-2 rounded-md! px-2 py-1 text-xs">
            {label}
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
