import { Optional } from '@fanfare/ui-kit/components/optional.tsx'
import { AnalyticsEffects } from '@fanfare/ui-kit/features/analytics/components/analytics-effects.tsx'
import { LaterEffects } from './later-effects.tsx'

/** What the web client does beside its screens. */
export default function WebEffects() {
  return (
    <>
      <Optional>
        <AnalyticsEffects />
      </Optional>
      <LaterEffects />
    </>
  )
}
