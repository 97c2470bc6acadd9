import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { moodsQuery } from '../api/suggestion-queries.ts'
import { MoodGrid } from './mood-grid.tsx'

export interface MoodChoiceProps {
  chosenId: string | null
  onChoose: (mood: Mood) => void
}

/** The moods, once they are here. */
export function MoodChoice(props: MoodChoiceProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(moodsQuery())
  if (data) return <MoodGrid moods={data.moods} {...props} />
  if (!error) return <Spinner label={t('mood.loading')} />
  return (
    <ErrorState
      title={t('mood.failed')}
      description={errorText(error)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}
