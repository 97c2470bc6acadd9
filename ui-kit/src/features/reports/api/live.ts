import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { REPORTS_KEY } from './report-queries.ts'

/** Shows the answer to a report as soon as it is there. */
export const reportHandlers = {
  'report.resolved': (queryClient) => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] }),
} satisfies LiveHandlers
