import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { REPORTS_KEY } from './report-queries.ts'

/** Shows the response to a report to its reporter, and new reports to administrators, as soon as they arrive. */
export const reportHandlers = {
  'report.resolved': (queryClient) => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] }),
  'reports.changed': (queryClient) => refetchSoon(queryClient, [REPORTS_KEY, 'all']),
} satisfies LiveHandlers
