import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { membersKey } from '../../../../components/member-list.ts'

const SECTIONS = ['invitations', 'audit']

/** Applies changes made by other owners and admins. */
export const settingsHandlers = {
  'organization.updated': (queryClient, { organizationId }) => {
    void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
    for (const section of SECTIONS) {
      void queryClient.invalidateQueries({ queryKey: ['settings', section, organizationId] })
    }
  },
} satisfies LiveHandlers
