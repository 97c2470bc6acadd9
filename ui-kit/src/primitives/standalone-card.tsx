import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { LogoMark } from './logo.tsx'

export interface StandaloneCardProps {
  title: string
  description?: ReactNode
  /** Shown above the title; the logo by default. */
  mark?: ReactNode
  /** Focuses the heading, where the card replaces the focused element. */
  takesFocus?: boolean
  /** Whether a dialog stands in its place. */
  isReplaced?: boolean
  /** The form or the actions. */
  children: ReactNode
}

/** The card of a page with no other content, such as a sign-in form. */
export function StandaloneCard({
  title,
  description,
  mark,
  takesFocus = false,
  isReplaced = false,
  children,
}: StandaloneCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={clsx('grid place-items-center py-8 sm:py-16', isReplaced && 'opacity-0')}>
      <Card className="flex w-full max-w-sm flex-col gap-6 py-8">
        <div className="flex flex-col items-center gap-6 text-center">
          {mark ?? <LogoMark size={44} />}
          <div className="w-full min-w-0">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-display text-2xl font-semibold tracking-[-0.03em] text-balance break-words outline-none"
            >
              {title}
            </h1>
            {description !== undefined && (
              <p className="mt-2 text-balance break-words text-muted">{description}</p>
            )}
          </div>
        </div>
        {children}
      </Card>
    </div>
  )
}
