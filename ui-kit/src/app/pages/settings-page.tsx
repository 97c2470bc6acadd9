import { lazy, Suspense } from 'react'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { SectionSkeleton } from '../../features/slack/components/section/section-skeleton.tsx'
import { PromptsSkeleton } from '../../features/ai/ai-settings/prompts/prompts-skeleton.tsx'
import { ProvidersSkeleton } from '../../features/ai/ai-settings/providers/providers-skeleton.tsx'
import { WebhooksSkeleton } from '../../features/notifications/webhooks/components/webhooks-skeleton.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { SettingsScreen } from '../../features/organizations/settings/screens/settings-screen.tsx'

const SlackSection = lazy(() => import('../../features/slack/components/section/slack-section.tsx'))

const WebhooksSection = lazy(
  () => import('../../features/notifications/webhooks/components/webhooks-section.tsx'),
)
const ProvidersSection = lazy(() => import('../../features/ai/ai-settings/providers/providers-section.tsx'))
const AddProvider = lazy(() => import('../../features/ai/ai-settings/providers/add-provider.tsx'))
const PromptsSection = lazy(() => import('../../features/ai/ai-settings/prompts/prompts-section.tsx'))

const OrganizationTokens = lazy(
  () => import('../../features/identity/api-tokens/components/organization-tokens.tsx'),
)

const slackOf = (organization: Organization) => (
  <Suspense fallback={<SectionSkeleton />}>
    <SlackSection organization={organization} />
  </Suspense>
)

const aiProvidersOf = (organization: Organization) => (
  <Suspense fallback={<ProvidersSkeleton />}>
    <ProvidersSection organization={organization} />
  </Suspense>
)

const webhooksOf = (organization: Organization) => (
  <Suspense fallback={<WebhooksSkeleton />}>
    <WebhooksSection organization={organization} />
  </Suspense>
)

const addProviderOf = (organization: Organization) => (
  <Suspense fallback={<Skeleton className="control w-28" />}>
    <AddProvider organization={organization} />
  </Suspense>
)

const aiPromptsOf = (organization: Organization) => (
  <Suspense fallback={<PromptsSkeleton />}>
    <PromptsSection organization={organization} />
  </Suspense>
)

const apiOf = (organization: Organization) => (
  <Suspense fallback={<Skeleton className="h-43" />}>
    <OrganizationTokens organization={organization} />
  </Suspense>
)

/** The settings of an organization, with its connection to Slack, its webhooks, its AI and its API tokens. */
export default function SettingsPage() {
  return (
    <SettingsScreen
      slack={slackOf}
      webhooks={webhooksOf}
      aiProviders={aiProvidersOf}
      addProvider={addProviderOf}
      aiPrompts={aiPromptsOf}
      api={apiOf}
    />
  )
}
