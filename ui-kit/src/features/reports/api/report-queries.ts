import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchMyReports, sendReport, type NewReport } from './report-api.ts'

export const REPORTS_KEY = 'reports'

/** A page of what this person has reported; the page before stays while the next one is on its way. */
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
    mutationFn: (report: NewReport) => sendReport(postId, report),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [REPORTS_KEY] }),
  })
}
