import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { membersKey } from '../../../components/member-list.ts'

const SECTIONS = ['invitations', 'audit']

/** Applies changes that other owners and admins make. */
export const settingsHandlers = {
  'organization.updated': (queryClient, { organizationId }) => {
    void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
    for (const section of SECTIONS) {
      void queryClient.invalidateQueries({ queryKey: ['settings', section, organizationId] })
    }
  },
} satisfies LiveHandlers
