import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { membersKey } from '../../../../components/member-list.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'

const SECTIONS = ['invitations', 'domains', 'join-requests', 'audit', 'overview']

const refetchOverview = (queryClient: QueryClient, { organizationId }: { organizationId: string }) =>
  refetchSoon(queryClient, ['settings', 'overview', organizationId])

/** Applies changes made by other owners and admins. */
export const settingsHandlers = {
  'organization.updated': (queryClient, { organizationId }) => {
    void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
    for (const section of SECTIONS) {
      void queryClient.invalidateQueries({ queryKey: ['settings', section, organizationId] })
    }
  },
  'ai.changed': refetchOverview,
  'slack.changed': refetchOverview,
} satisfies LiveHandlers
