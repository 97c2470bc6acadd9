import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface ButtonContentProps {
  icon?: ReactNode
  /** The key that does the same, shown inside the button. */
  shortcut?: string
  children?: ReactNode
}

/** Icon, words and key of a button, for `Button` and the links that look like it. */
export function ButtonContent({ icon, shortcut, children }: ButtonContentProps) {
  return (
    <>
      {icon}
      {children}
      {shortcut !== undefined && <Kbd tone="current">{shortcut}</Kbd>}
    </>
  )
}
