import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { MenuPartsContext } from './menu-parts.ts'
import { useLandmark } from './use-landmark.ts'

export interface MenuProps {
  /** The accessible name. */
  label: string
  /** A button with its own accessible name. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /** Controls the menu from outside; uncontrolled by default. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The popup of a menu. */
export function MenuPopup({ label, trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  const { landmark, triggerRef } = useLandmark()
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger ref={triggerRef} render={trigger} />
      <Base.Portal container={landmark}>
        <Base.Positioner sideOffset={6} collisionPadding={12} align={align} className="z-50">
          <Base.Popup
            aria-label={label}
            className="popup max-h-(--available-height) min-w-52 max-w-80 overflow-y-auto p-1.5 outline-none"
          >
            <MenuPartsContext value={Base}>{children}</MenuPartsContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
