import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { LogoMark } from './logo.tsx'

export interface MarkSheetProps {
  title: string
  description?: ReactNode
  /** What stands above the title; the logo by default. */
  mark?: ReactNode
  /** The heading takes the focus of what stood here before. */
  takesFocus?: boolean
  /** The form, or the ways on. */
  children: ReactNode
}

/** A sheet that is all there is on a page: a mark, what it is about, and what can be done. */
export function MarkSheet({ title, description, mark, takesFocus = false, children }: MarkSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="grid place-items-center py-8 sm:py-16">
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
