import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-style.ts'

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook, ButtonContentProps {}

/** An internal link that looks like a button. */
export function ButtonLink({ variant, size, icon, shortcut, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, className })}>
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </Link>
  )
}
