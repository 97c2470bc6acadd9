import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-style.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook, ButtonContentProps {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean
}

/** A button. Its type is `button` unless it says `submit`. */
export function Button({
  variant,
  size,
  icon,
  shortcut,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? ignore : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, className })}
    >
      <ButtonContent
        icon={busy ? <LoaderCircle className="animate-spin" aria-hidden /> : icon}
        shortcut={shortcut}
      >
        {children}
      </ButtonContent>
    </button>
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
