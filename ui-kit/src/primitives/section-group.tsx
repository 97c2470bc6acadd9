import { useId, type ReactNode } from 'react'
import { SectionLevel } from './section-level.ts'

export interface SectionGroupProps {
  /** The id of the group, for links to it. */
  id: string
  title: string
  children: ReactNode
}

/** Section cards under a common heading. */
export function SectionGroup({ id, title, children }: SectionGroupProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="flex scroll-mt-20 flex-col gap-4">
      <h2 id={titleId} className="font-display text-xl font-semibold tracking-[-0.02em]">
        {title}
      </h2>
      <SectionLevel value="h3">{children}</SectionLevel>
    </section>
  )
}
