import type { ReactNode } from 'react'
import { Card } from '../../../primitives/card.tsx'
import { LogoMark } from '../../../primitives/logo.tsx'

export interface AuthCardProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** The sheet on which somebody finds their way in. */
export function AuthCard({ title, description, children }: AuthCardProps) {
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-sm flex-col gap-6 py-8">
        <div className="flex flex-col items-center gap-6 text-center">
          <LogoMark size={44} />
          <div>
            <h1 className="font-display text-2xl font-semibold tracking-[-0.03em] text-balance">{title}</h1>
            {description !== undefined && <p className="mt-2 text-balance text-muted">{description}</p>}
          </div>
        </div>
        {children}
      </Card>
    </div>
  )
}
