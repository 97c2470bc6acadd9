import { DashboardScreen } from '../../features/posts/screens/dashboard-screen.tsx'
import { TestimonialCall } from '../../features/testimonials/components/testimonial-call.tsx'
import { copyNextInRow } from './copy-next-in-row.tsx'
import { FirstStepsOfOrganization } from './first-steps-of-organization.tsx'

/** The dashboard, with the first steps of a new organization and the question for a testimonial. */
export default function DashboardPage() {
  const call = (
    <>
      <FirstStepsOfOrganization />
      <TestimonialCall />
    </>
  )
  return <DashboardScreen call={call} copyNext={copyNextInRow} />
}
