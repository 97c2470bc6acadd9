import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { REPORTS_KEY } from './report-queries.ts'

/** The answer to a report is read where the report stands. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type !== 'report.resolved') return
  void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] })
}
