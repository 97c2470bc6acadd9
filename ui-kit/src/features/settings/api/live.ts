import type { LiveHandlers } from '../../../components/live-handlers.ts'

const SECTIONS = ['members', 'invitations', 'audit']

/** Applies changes that other owners and admins make. */
export const settingsHandlers = {
  'organization.updated': (queryClient, { organizationId }) => {
    for (const section of SECTIONS) {
      void queryClient.invalidateQueries({ queryKey: ['settings', section, organizationId] })
    }
  },
} satisfies LiveHandlers
