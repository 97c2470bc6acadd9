import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { choicesQuery } from '../api/choice-queries.ts'
import { ChoiceMatrix } from './choice-matrix.tsx'
import { DigestChoice } from './digest-choice.tsx'
import { InactivityMailChoice } from './inactivity-mail-choice.tsx'
import { NotificationsSkeleton } from '../../components/notifications-skeleton.tsx'

export interface ChoicesSectionProps {
  /** "Notifications" by default. */
  title?: string
}

/** The notification settings of the user. */
export function ChoicesSection({ title }: ChoicesSectionProps) {
  const { t } = useTranslation('choices')
  return (
    <SectionCard title={title ?? t('title')} description={t('text')}>
      <QueryState
        query={useQuery(choicesQuery())}
        skeleton={<NotificationsSkeleton />}
        failedTitle={t('loadFailed')}
      >
        {({ choices, digest, inactivityMail }) => (
          <>
            <ChoiceMatrix choices={choices} />
            <DigestChoice isOn={digest !== null} />
            <InactivityMailChoice isOn={inactivityMail} />
          </>
        )}
      </QueryState>
    </SectionCard>
  )
}
