import { DashboardScreen } from '../../features/posts/screens/dashboard-screen.tsx'
import { TestimonialCall } from '../../features/testimonials/components/testimonial-call.tsx'

/** The dashboard, with the question for a testimonial. */
export default function DashboardPage() {
  return <DashboardScreen call={<TestimonialCall />} />
}
