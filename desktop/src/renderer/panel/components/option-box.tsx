/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- The keys come from the search field, which keeps the focus; no select allows that. */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface OptionBoxProps {
  id: string
  selected: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** A row of the list; the selected one stands out. Its margin keeps the head of its post in sight. */
export function OptionBox({ id, selected, onPress, className, children }: OptionBoxProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onPress}
      className={clsx(
        'scroll-mt-14 scroll-mb-2 rounded-lg border p-2.5 transition-colors duration-120',
        selected ? 'border-accent/50 bg-accent-soft/60' : 'border-line',
        className,
      )}
    >
      {children}
    </div>
  )
}
