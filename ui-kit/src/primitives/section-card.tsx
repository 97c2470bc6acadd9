import { use, useId, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { SectionLevel } from './section-level.ts'

export interface SectionCardProps {
  /** The id of its title, for links to it. */
  id?: string
  title: string
  description?: string
  /** The one thing to do here, next to the title. */
  action?: ReactNode
  children?: ReactNode
}

/** A card for one titled section of a page. */
export function SectionCard({ id, title, description, action, children }: SectionCardProps) {
  const ownId = useId()
  const titleId = id ?? ownId
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <SectionTitle as={use(SectionLevel)} id={titleId} title={title} />
          {description !== undefined && <p className="mt-0.5 text-muted">{description}</p>}
        </div>
        {action}
      </header>
      {children}
    </Card>
  )
}

function SectionTitle({ as: Title, id, title }: { as: 'h2' | 'h3'; id: string; title: string }) {
  return (
    <Title id={id} className="text-lg font-semibold tracking-[-0.01em]">
      {title}
    </Title>
  )
}
