import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { Kbd } from './kbd.tsx'

export interface TooltipProps {
  label: string
  shortcut?: string
  /** The control it speaks about; it must have a name of its own. */
  children: ReactElement
}

/** The name of a control without words, for people who point at it. */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
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
