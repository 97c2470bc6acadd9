import type { ComponentProps } from 'react'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-style.ts'

export interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook, ButtonContentProps {
  href: string
}

/** An external link that looks like a button; opens a new tab. */
export function ButtonAnchor({
  variant,
  size,
  atEnd,
  icon,
  shortcut,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a target="_blank" rel="noopener" {...rest} className={buttonClass({ variant, size, atEnd, className })}>
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </a>
  )
}
