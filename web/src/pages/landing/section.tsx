import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A full-width band with its content in the column of the other pages. */
export function Section({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={clsx('relative overflow-hidden', className)}>
      <div className="relative mx-auto w-full max-w-[1040px] px-4 sm:px-6">{children}</div>
    </section>
  )
}
