import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Whether it ends a row: the icon, not its padding, ends where the row ends. */
  atEnd?: boolean
  shortcut?: string
}

/** A button with an icon instead of a label. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  shortcut,
  atEnd,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClass({
          variant,
          size,
          atEnd: atEnd && size === 'md',
          className: clsx('aspect-square px-0!', className),
        })}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
