import { useId, type ReactNode } from 'react'
import { Card } from '../../../primitives/card.tsx'

export interface SettingsCardProps {
  title: string
  description?: string
  children: ReactNode
}

/** One matter of a section, on a sheet of its own. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
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
