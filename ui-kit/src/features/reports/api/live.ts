import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { REPORTS_KEY } from './report-queries.ts'

/** Shows the response to a report as soon as it arrives. */
export const reportHandlers = {
  'report.resolved': (queryClient) => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] }),
} satisfies LiveHandlers
