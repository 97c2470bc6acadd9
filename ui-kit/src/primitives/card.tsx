import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  padded?: boolean
}

/** A bordered surface for content that belongs together. */
export function Card({ as = 'div', padded = true, className, ...rest }: CardProps) {
  // The elements differ only in semantics and take the same attributes.
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={clsx('rounded-lg border border-line bg-surface shadow-card', padded && 'p-5', className)}
    />
  )
}
