import { useQuery } from '@tanstack/react-query'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { slackStatusQuery } from '../../api/slack-queries.ts'
import { ConnectionCard } from './connection-card.tsx'
import { NotConfigured } from './not-configured.tsx'
import { NotConnected } from './not-connected.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { StatusFailed } from './status-failed.tsx'
import { UsersCard } from './users-card.tsx'

export interface SlackSectionProps {
  organization: Organization
}

/** The connection of an organization to Slack. */
export default function SlackSection({ organization }: SlackSectionProps) {
  const { id } = organization
  const { data: status, error, refetch } = useQuery(slackStatusQuery(id))
  if (status === undefined && error === null) return <SectionSkeleton />
  // Without a response the organization counts as not connected, but no member is asked to connect what may be connected.
  if (status === undefined) return <StatusFailed error={error} onRetry={() => void refetch()} />
  if (!status.connected) {
    return status.isConfigured ? (
      <NotConnected organizationId={id} canManage={status.can.manage} scopes={status.scopes} />
    ) : (
      <NotConfigured canManage={status.can.manage} />
    )
  }
  return (
    <>
      <ConnectionCard organization={organization} status={status} />
      <UsersCard organizationId={id} />
    </>
  )
}
