import { DashboardScreen } from '../../features/posts/posts/screens/dashboard-screen.tsx'
import { TestimonialCall } from '../../features/community/testimonials/components/testimonial-call.tsx'
import { copyNextInRow } from './copy-next-in-row.tsx'
import { DashboardReminders } from './dashboard-reminders.tsx'
import { FirstStepsOfOrganization } from './first-steps-of-organization.tsx'

/** The dashboard, with reminders, the first steps of a new organization and, last, the request for a testimonial. */
export default function DashboardPage() {
  const call = (
    <>
      <DashboardReminders />
      <FirstStepsOfOrganization />
    </>
  )
  return <DashboardScreen call={call} after={<TestimonialCall />} copyNext={copyNextInRow} />
}
