import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { MY_REQUESTS_KEY } from './my-requests-query.ts'
import { ADMINISTERED_KEY } from './support-queries.ts'

/** Shows the answer to a request to its sender, and new requests to administrators, as soon as they arrive. */
export const supportHandlers = {
  'support.answered': (queryClient) => void queryClient.invalidateQueries({ queryKey: MY_REQUESTS_KEY }),
  'support.changed': (queryClient) => refetchSoon(queryClient, ADMINISTERED_KEY),
} satisfies LiveHandlers
