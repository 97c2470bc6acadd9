import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../../../primitives/card.tsx'
import { LogoMark } from '../../../primitives/logo.tsx'

export interface InvitationCardProps {
  title: string
  description: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** The sheet on which an invitation is answered. Its heading takes the focus of what stood here before. */
export function InvitationCard({ title, description, children }: InvitationCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-sm flex-col gap-6 py-8">
        <div className="flex flex-col items-center gap-6 text-center">
          <LogoMark size={44} />
          <div className="w-full min-w-0">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-display text-2xl font-semibold tracking-[-0.03em] text-balance break-words outline-none"
            >
              {title}
            </h1>
            <p className="mt-2 text-balance break-words text-muted">{description}</p>
          </div>
        </div>
        <div className="flex flex-col gap-2.5">{children}</div>
      </Card>
    </div>
  )
}
