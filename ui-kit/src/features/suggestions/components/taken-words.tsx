import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface TakenWordsProps {
  title: string
  /** What is on the post; null when nobody may see it. */
  words: string | null
  hint: string
  action: ReactNode
}

/** The words that were there first, beside the ones that are refused. */
export function TakenWords({ title, words, hint, action }: TakenWordsProps) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 text-ink">
        <p className="font-medium">{title}</p>
        {words !== null && (
          <blockquote className="line-clamp-4 w-full border-s-2 border-warn/40 ps-3 break-words whitespace-pre-line">
            {words}
          </blockquote>
        )}
        <p className="text-sm text-muted">{hint}</p>
        {action}
      </div>
    </div>
  )
}
