import type { MyReport, MyReportList } from '@fanfare/contract/data/report.ts'
import type { ReportReason } from '@fanfare/contract/rules/report.ts'
import { api } from '../../../api/http.ts'

/** What is wrong with a post. */
export interface NewReport {
  reason: ReportReason
  description: string
}

export function sendReport(postId: string, report: NewReport) {
  return api.post<{ report: MyReport }>(`/community/posts/${postId}/report`, report)
}

export function fetchMyReports(page: number, signal?: AbortSignal) {
  return api.get<MyReportList>('/users/me/reports', { query: { page }, signal })
}
