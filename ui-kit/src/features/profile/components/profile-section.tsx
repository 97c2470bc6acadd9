import { useId, type ReactNode } from 'react'
import { Card } from '../../../primitives/card.tsx'

export interface ProfileSectionProps {
  title: string
  description?: string
  children: ReactNode
}

/** One matter of the profile, on a sheet of its own. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
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
