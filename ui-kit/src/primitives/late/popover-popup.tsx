import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  /** The accessible name. */
  label: string
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The popup of a popover. */
export function PopoverPopup({
  label,
  trigger,
  children,
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} align={align} className="z-50">
          <Base.Popup
            aria-label={label}
            className="popup max-h-(--available-height) max-w-(--available-width) overflow-auto p-3 outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
