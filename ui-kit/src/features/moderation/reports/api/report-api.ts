import type { AnchoredPageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type {
  MyReport,
  MyReportList,
  ReportList,
  ReportListQuery,
  ReportPostRequest,
  ResolveReportRequest,
  TurnDownReportsRequest,
  TurnedDownReports,
} from '@fanfare/contract/moderation/data/report.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export function sendReport(postId: string, report: ReportPostRequest) {
  return api.post<{ report: MyReport }>(`/community/posts/${postId}/report`, report)
}

export function fetchMyReports(query: AnchoredPageQuery, signal?: AbortSignal) {
  return api.get<MyReportList>('/users/me/reports', { query: { ...query }, signal })
}

export function fetchReports(query: ReportListQuery, signal?: AbortSignal) {
  return api.get<ReportList>('/admin/reports', { query: { ...query }, signal })
}

export function resolveReport(id: string, resolution: ResolveReportRequest) {
  return api.post<PendingActionAnswer>(`/admin/reports/${id}/pending-resolution`, resolution)
}

export function reopenReport(id: string) {
  return api.post<PendingActionAnswer>(`/admin/reports/${id}/pending-reopening`, {})
}

export function turnDownReports(request: TurnDownReportsRequest) {
  return api.post<TurnedDownReports>('/admin/turned-down-reports', request)
}
