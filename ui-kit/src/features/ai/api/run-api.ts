import type {
  AiPostState,
  AiRunDetails,
  ApproveCommentsRequest,
  ApproveCommentsResult,
  GenerateCommentsRequest,
  GenerateCommentsResult,
} from '@fanfare/contract/ai/data/ai.ts'
import { api } from '../../../client/http.ts'

export function fetchAiPost(postId: string, signal?: AbortSignal) {
  return api.get<AiPostState>(`/ai/posts/${postId}`, { signal })
}

/** Starts a run and does not wait for its texts. */
export function generateComments(postId: string, request: GenerateCommentsRequest, key: string) {
  return api.post<GenerateCommentsResult>(
    `/ai/posts/${postId}/generate-comments`,
    { postId, ...request },
    { headers: { 'Idempotency-Key': key, Prefer: 'respond-async' } },
  )
}

export function approveComments(postId: string, request: ApproveCommentsRequest) {
  return api.post<ApproveCommentsResult>(`/ai/posts/${postId}/approve-comments`, { postId, ...request })
}

export function fetchAiRun(runId: string, signal?: AbortSignal) {
  return api.get<AiRunDetails>(`/ai/runs/${runId}`, { signal })
}

export function cancelAiRun(runId: string) {
  return api.post<AiRunDetails>(`/ai/runs/${runId}/cancel`)
}

/** Rejects the undecided texts of a run. */
export function discardAiRun(runId: string) {
  return api.post<AiRunDetails>(`/ai/runs/${runId}/discard`)
}
