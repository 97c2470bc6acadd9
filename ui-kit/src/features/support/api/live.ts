import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { MY_REQUESTS_KEY } from './my-requests-query.ts'

/** Shows the answer to a request as soon as it arrives. */
export const supportHandlers = {
  'support.answered': (queryClient) => void queryClient.invalidateQueries({ queryKey: MY_REQUESTS_KEY }),
} satisfies LiveHandlers
