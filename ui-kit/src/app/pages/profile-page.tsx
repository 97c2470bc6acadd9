import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicesSection } from '../../features/notifications/choices/components/choices-section.tsx'
import { WebFeedSection } from '../../features/community/web-feeds/components/web-feed-section.tsx'
import ProfileScreen from '../../features/identity/profile/screens/profile-screen.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'

const HoursSection = lazy(() => import('../../features/notifications/rhythms/components/hours-section.tsx'))

/** The profile, with the settings of other features. */
export default function ProfilePage() {
  // Sections that wait for their texts once the profile is there would replace the page by a spinner.
  useTranslation(['choices', 'web-feeds'])
  return (
    <ProfileScreen
      notifications={
        <>
          <ChoicesSection />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <HoursSection />
          </Suspense>
        </>
      }
      webFeed={<WebFeedSection />}
    />
  )
}
