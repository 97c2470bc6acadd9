import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

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

/** A menu that opens from a button. */
export function Menu({ label, trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} align={align} className="z-50">
          <Base.Popup
            aria-label={label}
            className="popup max-h-(--available-height) min-w-52 max-w-80 overflow-y-auto p-1.5 outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A separator between groups of items. */
export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1.5 h-px bg-line" />
}

export interface MenuLabelProps {
  children: ReactNode
}

/** A text above the items of a menu. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <div className="px-2 py-1.5 text-sm text-muted">{children}</div>
}
