import { CommunityLandingScreen } from '../../features/community/public-pages/screens/community-landing-screen.tsx'
import { PublicTestimonials } from '../../features/community/testimonials/components/public-testimonials.tsx'
import { VisitorCopies } from '../../features/suggestions/visitor-copies/components/visitor-copies.tsx'

/** The landing page of the community, with testimonials and what a visitor has copied lately. */
export default function CommunityLandingPage() {
  return <CommunityLandingScreen copies={<VisitorCopies />} testimonials={<PublicTestimonials />} />
}
