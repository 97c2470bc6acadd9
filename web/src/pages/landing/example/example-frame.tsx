import type { ReactNode } from 'react'

export interface ExampleFrameProps {
  /** One line above the cards. */
  caption: ReactNode
  /** Up to two lines below them, announced when they change. */
  status?: ReactNode
  children: ReactNode
}

/** The frame of the example. It has the height of the longest texts, so that nothing moves when they load. */
export function ExampleFrame({ caption, status, children }: ExampleFrameProps) {
  return (
    <figure className="flex min-h-[33.5rem] flex-col justify-center gap-3 lg:min-h-[31rem]">
      <figcaption className="-mx-1 h-7 truncate p-1 text-sm text-muted">{caption}</figcaption>
      <ul className="flex flex-col gap-3">{children}</ul>
      <output className="ms-6 block min-h-9 text-sm text-muted lg:ms-10">{status}</output>
    </figure>
  )
}

/** How far each card is indented. */
export const INDENTS = ['', 'ms-3 lg:ms-5', 'ms-6 lg:ms-10'] as const
