import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoodLabel } from '../../../../components/moods/mood-label.tsx'
import { moodsQuery } from '../../../../components/moods/mood-queries.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

export interface MoodsOnProps {
  disabledIds: readonly string[]
}

/** The moods that are on. */
export function MoodsOn({ disabledIds }: MoodsOnProps) {
  const { t } = useTranslation('ai-settings')
  return (
    <QueryState
      query={useQuery(moodsQuery())}
      skeleton={<Skeleton className="h-20 w-full" />}
      failedTitle={t('prompts.moods.failed')}
    >
      {({ moods }) => (
        <ul aria-label={t('prompts.moods.title')} className="flex flex-wrap gap-1.5">
          {moods
            .filter(({ id }) => !disabledIds.includes(id))
            .map((mood) => (
              <li key={mood.id}>
                <MoodLabel mood={mood} />
              </li>
            ))}
        </ul>
      )}
    </QueryState>
  )
}
