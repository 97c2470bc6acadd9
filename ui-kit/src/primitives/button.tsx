import { LoaderCircle } from 'lucide-react'
import { use, type ComponentProps, type MouseEvent } from 'react'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-style.ts'
import { SubjectContext } from './subject-context.ts'
import { usePressGuard } from './use-press-guard.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook, ButtonContentProps {
  /** Shows a spinner and ignores clicks, but keeps the focus. With it, a double click acts once. */
  busy?: boolean
}

/** A button. Its type is `button` unless it says `submit`. */
export function Button({
  variant,
  size,
  atEnd,
  icon,
  shortcut,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const mayAct = usePressGuard(busy)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form sends one request at a time, and the next press may immediately follow a correction.
    const acts = rest.type === 'submit' ? !busy : mayAct(event)
    if (acts) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <button
      type="button"
      aria-describedby={use(SubjectContext)}
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, atEnd, className })}
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
