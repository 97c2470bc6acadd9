import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportPostRequest } from '@fanfare/contract/data/report.ts'
import { fetchMyReports, sendReport } from './report-api.ts'

export const REPORTS_KEY = 'reports'

/** A page of this person's reports. The previous page stays until the next one has loaded. */
export function myReportsQuery(page: number) {
  return queryOptions({
    queryKey: [REPORTS_KEY, 'mine', page],
    queryFn: ({ signal }) => fetchMyReports(page, signal),
    placeholderData: keepPreviousData,
  })
}

export function useSendReport(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (report: ReportPostRequest) => sendReport(postId, report),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] }),
  })
}
