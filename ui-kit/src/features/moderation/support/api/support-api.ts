import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type {
  AnswerSupportRequest,
  MySupportRequestList,
  SendSupportRequest,
  SupportRequestDetails,
  SupportRequestList,
  SupportRequestListQuery,
  SupportRequestSent,
} from '@fanfare/contract/moderation/data/support.ts'
import { api } from '../../../../client/http.ts'
import type { OnProgress } from '../../../../client/upload.ts'

/** A support request with its files. */
export interface NewSupportRequest extends SendSupportRequest {
  attachments: readonly File[]
}

export function sendSupportRequest({ attachments, ...fields }: NewSupportRequest, onProgress: OnProgress) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  for (const file of attachments) form.append('attachments', file)
  return api.upload<SupportRequestSent>('/support/request', form, onProgress)
}

/** A page of this user's requests. */
export function fetchMySupportRequests(page: number, signal?: AbortSignal) {
  const query = { page } satisfies PageQuery
  return api.get<MySupportRequestList>('/users/me/support-requests', { query, signal })
}

export function fetchSupportRequests(query: SupportRequestListQuery, signal?: AbortSignal) {
  return api.get<SupportRequestList>('/support/admin/requests', { query: { ...query }, signal })
}

interface Answer {
  request: SupportRequestDetails
}

export function fetchSupportRequest(id: string, signal?: AbortSignal) {
  return api.get<Answer>(`/support/admin/requests/${id}`, { signal })
}

export function answerSupportRequest(id: string, answer: AnswerSupportRequest) {
  return api.put<Answer>(`/support/admin/requests/${id}/answer`, answer)
}

export function closeSupportRequest(id: string) {
  return api.put<Answer>(`/support/admin/requests/${id}/close`, undefined)
}

export function reopenSupportRequest(id: string) {
  return api.put<Answer>(`/support/admin/requests/${id}/reopen`, undefined)
}

export function fetchAttachment(id: string) {
  return api.file(`/support/admin/attachments/${id}`)
}
