import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface ButtonContentProps {
  icon?: ReactNode
  /** The keyboard shortcut, shown inside the button. */
  shortcut?: string
  children?: ReactNode
}

/** Icon, label and shortcut of a button, shared with the links that look like one. */
export function ButtonContent({ icon, shortcut, children }: ButtonContentProps) {
  return (
    <>
      {icon}
      {children}
      {shortcut !== undefined && <Kbd tone="current">{shortcut}</Kbd>}
    </>
  )
}
