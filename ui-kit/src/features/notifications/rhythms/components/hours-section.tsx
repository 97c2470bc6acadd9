import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { rhythmQuery, useChangeRhythm } from '../api/rhythm-queries.ts'
import { DaysOffChoice } from './days-off-choice.tsx'
import { HoursChoice } from './hours-choice.tsx'
import { PostsPerDayChoice } from './posts-per-day-choice.tsx'
import { QuietHoursChoice } from './quiet-hours-choice.tsx'
import { TimeZoneChoice } from './time-zone-choice.tsx'

const PROPOSED_ACTIVE_HOURS = { from: '09:00', to: '18:00' }

/** The rhythm of the user. */
export default function HoursSection() {
  const { t } = useTranslation('choices')
  return (
    <SectionCard title={t('hours.title')} description={t('hours.text')}>
      <QueryState
        query={useQuery(rhythmQuery())}
        skeleton={<HoursSkeleton />}
        failedTitle={t('hours.loadFailed')}
      >
        {(rhythm) => <RhythmChoices rhythm={rhythm} />}
      </QueryState>
    </SectionCard>
  )
}

function RhythmChoices({ rhythm }: { rhythm: Rhythm }) {
  const { t } = useTranslation('choices')
  const { change, error } = useChangeRhythm()
  return (
    <div className="flex flex-col gap-5">
      <TimeZoneChoice timeZone={rhythm.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <HoursChoice
        label={t('hours.active.label')}
        description={t('hours.active.text')}
        hours={rhythm.activeHours}
        proposed={PROPOSED_ACTIVE_HOURS}
        onChange={(activeHours) => change({ activeHours })}
      />
      <QuietHoursChoice hours={rhythm.quietHours} onChange={(quietHours) => change({ quietHours })} />
      <DaysOffChoice days={rhythm.daysOff} onChange={(daysOff) => change({ daysOff })} />
      <PostsPerDayChoice limit={rhythm.postsPerDay} onChange={(postsPerDay) => change({ postsPerDay })} />
      <ErrorNotice title={t('hours.failed')} error={error} />
    </div>
  )
}

function HoursSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-14 w-60" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
      <Skeleton className="h-9" />
    </div>
  )
}
