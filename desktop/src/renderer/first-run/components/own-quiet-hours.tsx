import { useQuery } from '@tanstack/react-query'
import {
  rhythmQuery,
  useChangeRhythm,
} from '@fanfare/ui-kit/features/notifications/rhythms/api/rhythm-queries.ts'
import { QuietHoursChoice } from '@fanfare/ui-kit/features/notifications/rhythms/components/quiet-hours-choice.tsx'

/** The quiet hours of the user, once they are known. */
export function OwnQuietHours() {
  const { data: rhythm } = useQuery(rhythmQuery())
  const { change } = useChangeRhythm()
  if (rhythm === undefined) return null
  return <QuietHoursChoice hours={rhythm.quietHours} onChange={(quietHours) => change({ quietHours })} />
}
