import { ChoicesSection } from '../../features/notifications/components/choices-section.tsx'
import ProfileScreen from '../../features/profile/screens/profile-screen.tsx'

/** The profile, with what the user is notified of. */
export default function ProfilePage() {
  return <ProfileScreen notifications={<ChoicesSection />} />
}
