import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface ButtonContentProps {
  icon?: ReactNode
  /** The keyboard shortcut, shown inside the button. */
  shortcut?: string
  children?: ReactNode
}

/**
 * Icon, label and shortcut of a button, shared with the links that look like one. The label has an element of its own: a
 * page translated by the browser has other text nodes, beside which React could not put the icon.
 */
export function ButtonContent({ icon, shortcut, children }: ButtonContentProps) {
  return (
    <>
      {icon}
      <span className="contents">{children}</span>
      {shortcut !== undefined && <Kbd tone="current">{shortcut}</Kbd>}
    </>
  )
}
