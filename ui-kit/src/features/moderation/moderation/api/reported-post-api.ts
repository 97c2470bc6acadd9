import type { AdministeredPost } from '@fanfare/contract/moderation/data/report.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export function fetchReportedPost(id: string, signal?: AbortSignal) {
  return api.get<{ post: AdministeredPost }>(`/admin/reported-posts/${id}`, { signal })
}

export function showReportedPost(id: string) {
  return api.post<PendingActionAnswer>(`/admin/reported-posts/${id}/pending-showing`, {})
}
