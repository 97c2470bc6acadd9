import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  padded?: boolean
}

/** A sheet on the canvas. */
export function Card({ as = 'div', padded = true, className, ...rest }: CardProps) {
  // The elements offered differ only in meaning, so they take the same attributes.
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={clsx('rounded-lg border border-line bg-surface shadow-card', padded && 'p-5', className)}
    />
  )
}
