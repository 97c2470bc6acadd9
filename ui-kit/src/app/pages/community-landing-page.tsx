import { CommunityLandingScreen } from '../../features/community/community/screens/community-landing-screen.tsx'
import { PublicTestimonials } from '../../features/community/testimonials/components/public-testimonials.tsx'

/** The landing page of the community, with testimonials. */
export default function CommunityLandingPage() {
  return <CommunityLandingScreen testimonials={<PublicTestimonials />} />
}
