import { lazy, Suspense } from 'react'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { SectionSkeleton } from '../../features/slack/components/section/section-skeleton.tsx'
import { SettingsScreen } from '../../features/settings/screens/settings-screen.tsx'

const SlackSection = lazy(() => import('../../features/slack/components/section/slack-section.tsx'))

const slackOf = (organization: Organization) => (
  <Suspense fallback={<SectionSkeleton />}>
    <SlackSection organization={organization} />
  </Suspense>
)

/** The settings of an organization, with its connection to Slack. */
export default function SettingsPage() {
  return <SettingsScreen slack={slackOf} />
}
