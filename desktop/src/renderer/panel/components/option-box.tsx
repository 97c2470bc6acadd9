/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- The search field keeps the focus and handles the keys, which a select does not allow. */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface OptionBoxProps {
  id: string
  selected: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** A row of the list. The scroll margin keeps the heading of its post visible. */
export function OptionBox({ id, selected, onPress, className, children }: OptionBoxProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onPress}
      className={clsx(
        'group scroll-mt-8 scroll-mb-1 rounded-md border px-2 py-0.75',
        selected
          ? 'border-accent/50 bg-accent-soft/60'
          : 'border-transparent hover:bg-ink/4 forced-colors:border-[Canvas]',
        className,
      )}
    >
      {children}
    </div>
  )
}
