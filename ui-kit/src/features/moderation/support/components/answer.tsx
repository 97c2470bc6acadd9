import type { SupportAnswer } from '@fanfare/contract/moderation/data/support.ts'
import { DateText } from '../../../../i18n/date-text.tsx'

export interface AnswerProps {
  /** The author of the answer. */
  heading: string
  answer: Pick<SupportAnswer, 'content' | 'createdAt'>
}

export function Answer({ heading, answer: { content, createdAt } }: AnswerProps) {
  return (
    <article className="rounded-md bg-sunken px-3.5 py-3">
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span className="font-medium text-ink">{heading}</span>
        <DateText iso={createdAt} />
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {content}
      </p>
    </article>
  )
}
