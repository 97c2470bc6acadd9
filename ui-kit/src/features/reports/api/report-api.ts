import type { PageQuery } from '@fanfare/contract/data/pagination.ts'
import type { MyReport, MyReportList, ReportPostRequest } from '@fanfare/contract/data/report.ts'
import { api } from '../../../client/http.ts'

export function sendReport(postId: string, report: ReportPostRequest) {
  return api.post<{ report: MyReport }>(`/community/posts/${postId}/report`, report)
}

export function fetchMyReports(page: number, signal?: AbortSignal) {
  return api.get<MyReportList>('/users/me/reports', { query: { page } satisfies PageQuery, signal })
}
