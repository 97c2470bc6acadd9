import { ChoicesSection } from '../../features/notifications/choices/components/choices-section.tsx'
import ProfileScreen from '../../features/identity/profile/screens/profile-screen.tsx'

/** The profile, with the notification settings. */
export default function ProfilePage() {
  return <ProfileScreen notifications={<ChoicesSection />} />
}
