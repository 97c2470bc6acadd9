import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface ButtonContentProps {
  icon?: ReactNode
  /** The keyboard shortcut, shown inside the button. */
  shortcut?: string
  children?: ReactNode
}

/**
 * Icon, label and shortcut of a button, shared with links that look like buttons. The label has its own element: in a
 * page translated by the browser, React could not insert the icon next to a replaced text node.
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
