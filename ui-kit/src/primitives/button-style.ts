import { clsx } from 'clsx'

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink shadow-card hover:bg-sunken',
  soft: 'bg-accent-soft text-accent-text hover:bg-accent-soft/70',
  ghost: 'text-muted hover:bg-ink/6 hover:text-ink',
  danger: 'text-danger hover:bg-danger-soft',
  destructive: 'bg-danger text-surface hover:bg-danger/90',
  brass: 'bg-brass text-on-brass hover:bg-brass/85',
} as const

const SIZES = {
  sm: 'control-sm gap-1.5 px-2.5 text-sm',
  md: 'control gap-2 px-3 text-base',
  lg: 'control-lg gap-2 px-4 text-md',
} as const

const BASE =
  'pressable inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap select-none ' +
  'disabled:cursor-not-allowed disabled:border disabled:border-line disabled:bg-transparent disabled:text-faint disabled:shadow-none ' +
  '[&_svg]:size-4 [&_svg]:shrink-0'

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

/** The variants of a button, shared with links that look like buttons. */
export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Whether a button without a border ends a row: its text, not its padding, ends where the row ends. */
  atEnd?: boolean
  /** For layout only: width, margin, grid placement. */
  className?: string
}

/** The classes of a button. */
export function buttonClass({ variant = 'secondary', size = 'md', atEnd, className }: ButtonLook): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], atEnd && '-me-2.5', className)
}
