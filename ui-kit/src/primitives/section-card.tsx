import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'

export interface SectionCardProps {
  title: string
  description?: string
  children: ReactNode
}

/** A card for one titled section of a page. */
export function SectionCard({ title, description, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <h2 id={id} className="text-lg font-semibold tracking-[-0.01em]">
          {title}
        </h2>
        {description !== undefined && <p className="mt-0.5 text-muted">{description}</p>}
      </header>
      {children}
    </Card>
  )
}
