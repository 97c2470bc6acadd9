import { CommunityLandingScreen } from '../../features/community/screens/community-landing-screen.tsx'
import { PublicTestimonials } from '../../features/testimonials/components/public-testimonials.tsx'

/** The landing page of the community, with what people say about the product. */
export default function CommunityLandingPage() {
  return <CommunityLandingScreen testimonials={<PublicTestimonials />} />
}
