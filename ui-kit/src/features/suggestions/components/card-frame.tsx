import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cardId } from '../hooks/use-selection.ts'

export interface CardFrameProps {
  id: string
  label: string
  selected: boolean
  /** Somebody else has copied it. */
  used: boolean
  children: ReactNode
  /** Shown below the card. */
  below?: ReactNode
}

/** The card of a suggestion. It takes the focus when the shortcuts select it. */
export function CardFrame({ id, label, selected, used, children, below }: CardFrameProps) {
  return (
    <li id={cardId(id)} tabIndex={-1} className="outline-none">
      <article
        aria-label={label}
        aria-current={selected || undefined}
        className={clsx(
          'flex flex-col gap-3 rounded-lg border p-4 transition-[border-color,box-shadow] duration-120',
          used ? 'border-dashed border-line-strong' : 'bg-surface shadow-card',
          selected ? 'border-accent/50 ring-3 ring-accent/15' : !used && 'border-line',
        )}
      >
        {children}
      </article>
      {below}
    </li>
  )
}
