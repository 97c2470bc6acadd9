import { lazy } from 'react'
import { Optional } from '../../components/optional.tsx'
import { DashboardScreen } from '../../features/posts/posts/screens/dashboard-screen.tsx'
import { TestimonialCall } from '../../features/community/testimonials/components/testimonial-call.tsx'
import { useUser } from '../../platform/session/use-session.ts'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { WaitingDeckSkeleton } from '../../features/suggestions/waiting/waiting-deck.tsx'
import { DashboardReminders, remindersSkeleton } from './dashboard-reminders.tsx'
import { FirstStepsOfOrganization } from './first-steps-of-organization.tsx'
import { SkipToWaiting } from './skip-to-waiting.tsx'
import { WaitingForYou } from './waiting-for-you.tsx'

const JoinOffers = lazy(() => import('../../features/organizations/domains/components/join-offers.tsx'))

/**
 * The dashboard: reminders, what waits for the member, the first steps of a new organization, the posts and, last, the
 * request for a testimonial. Where nothing is shared yet, the field for the first link comes before the steps.
 */
export default function DashboardPage() {
  const { emailVerified } = useUser()
  const isEmpty = useCurrentOrganization().current?.postsCount === 0
  const before = (
    <>
      <DashboardReminders />
      <WaitingForYou />
      {!isEmpty && <FirstStepsOfOrganization />}
    </>
  )
  const beforeLoaded = (
    <>
      {!emailVerified && remindersSkeleton}
      <WaitingDeckSkeleton />
    </>
  )
  const after = isEmpty ? <FirstStepsOfOrganization /> : <TestimonialCall />
  return (
    <>
      <SkipToWaiting />
      <DashboardScreen
        before={before}
        beforeLoaded={beforeLoaded}
        after={after}
        withoutOrganization={
          <Optional>
            <JoinOffers />
          </Optional>
        }
      />
    </>
  )
}
