import type { ReactNode } from 'react'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'

export interface InvitationCardProps {
  title: string
  description: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** The sheet on which an invitation is answered; one answer follows the other on it. */
export function InvitationCard({ title, description, children }: InvitationCardProps) {
  return (
    <MarkSheet title={title} description={description} takesFocus>
      <div className="flex flex-col gap-2.5">{children}</div>
    </MarkSheet>
  )
}
