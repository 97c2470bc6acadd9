import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moodsQuery } from '../../../../components/moods/mood-queries.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import type { Review } from '../../hooks/use-review.ts'
import { TextCard } from './text-card.tsx'

export interface TextListProps {
  review: Review
  host: string
  /** How many texts may still arrive. */
  expected: number
}

/** The texts, and a placeholder for each that is to come. */
export function TextList({ review, host, expected }: TextListProps) {
  const { t } = useTranslation('ai')
  const { data } = useQuery(moodsQuery())
  return (
    <ul aria-label={t('review.title')} className="flex flex-col gap-2.5">
      {review.texts.map((text) => (
        <TextCard
          key={text.id}
          text={text}
          mood={data?.moods.find(({ id }) => id === text.moodId)}
          host={host}
          readOnly={review.isBusy}
          onEdit={(content) => review.edit(text.id, content)}
          onDecide={(isApproved) => review.decide(text.id, isApproved)}
        />
      ))}
      {Array.from({ length: expected }, (_, place) => (
        <li key={`expected-${place}`} className="flex flex-col gap-3 rounded-lg border border-line p-4">
          <Skeleton className="h-5 w-24 rounded-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </li>
      ))}
    </ul>
  )
}
