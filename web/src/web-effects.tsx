import { Optional } from '@fanfare/ui-kit/components/optional.tsx'
import { AnalyticsEffects } from '@fanfare/ui-kit/features/community/analytics/components/analytics-effects.tsx'
import { LaterEffects } from './later-effects.tsx'

/** Effects of the web client that run next to its screens. */
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
