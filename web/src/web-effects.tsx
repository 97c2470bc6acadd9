import { Optional } from '@fanfare/ui-kit/components/optional.tsx'
import { AnalyticsEffects } from '@fanfare/ui-kit/features/community/analytics/components/analytics-effects.tsx'
import { LaterEffects } from './later-effects.tsx'
import { usePageHint } from './page-hint.ts'

/** Effects of the web client that run next to its screens. */
export default function WebEffects() {
  usePageHint()
  return (
    <>
      <Optional>
        <AnalyticsEffects />
      </Optional>
      <LaterEffects />
    </>
  )
}
