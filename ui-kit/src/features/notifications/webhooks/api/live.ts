import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { webhooksKey } from './webhooks-key.ts'

/** Applies changes by other owners and admins, and that the server has switched off a webhook. */
export const webhookHandlers = {
  'webhooks.changed': (queryClient, { organizationId }) =>
    void queryClient.invalidateQueries({ queryKey: webhooksKey(organizationId) }),
} satisfies LiveHandlers
