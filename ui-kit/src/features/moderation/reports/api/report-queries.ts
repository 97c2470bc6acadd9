import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnchoredPageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type { ReportListQuery, ReportPostRequest } from '@fanfare/contract/moderation/data/report.ts'
import { fetchMyReports, fetchReports, sendReport, turnDownReports } from './report-api.ts'

export const REPORTS_KEY = 'reports'

/** A page of this user's reports. The previous page stays until the next one has loaded. */
export function myReportsQuery(query: AnchoredPageQuery) {
  return queryOptions({
    queryKey: [REPORTS_KEY, 'mine', query],
    queryFn: ({ signal }) => fetchMyReports(query, signal),
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

/** A page of all reports, for administrators. The previous page stays until the next one has loaded. */
export function reportsQuery(query: ReportListQuery) {
  return queryOptions({
    queryKey: [REPORTS_KEY, 'all', query],
    queryFn: ({ signal }) => fetchReports(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Reloads the lists also after an error: another administrator may have decided. */
export function useReloadReports(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] })
}

export function useTurnDownReports() {
  return useMutation({ mutationFn: turnDownReports, onSettled: useReloadReports() })
}
