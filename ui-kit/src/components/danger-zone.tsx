import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { SectionCard } from '../primitives/section-card.tsx'

export interface DangerZoneProps {
  title: string
  description: string
  openLabel: string
  onOpen: () => void
  /** The confirmation dialog. */
  children: ReactNode
}

/** The section of a settings page for an irreversible action. */
export function DangerZone({ title, description, openLabel, onOpen, children }: DangerZoneProps) {
  return (
    <SectionCard
      title={title}
      description={description}
      action={
        <Button variant="danger" atEnd className="-ms-3" icon={<Trash2 aria-hidden />} onClick={onOpen}>
          {openLabel}
        </Button>
      }
    >
      {children}
    </SectionCard>
  )
}
