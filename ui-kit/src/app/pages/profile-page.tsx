import { ChoicesSection } from '../../features/notifications/choices/components/choices-section.tsx'
import { WebFeedSection } from '../../features/community/web-feeds/components/web-feed-section.tsx'
import ProfileScreen from '../../features/identity/profile/screens/profile-screen.tsx'

/** The profile, with the settings of other features. */
export default function ProfilePage() {
  return <ProfileScreen notifications={<ChoicesSection />} webFeed={<WebFeedSection />} />
}
