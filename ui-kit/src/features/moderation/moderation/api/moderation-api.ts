import type {
  ModerationQueue,
  ModerationQueueQuery,
  PendingDecisionRequest,
} from '@fanfare/contract/moderation/data/moderation.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export function fetchQueue({ page, limit, since }: ModerationQueueQuery, signal?: AbortSignal) {
  const query = { page, limit, since } satisfies ModerationQueueQuery
  return api.get<ModerationQueue>('/posts/moderation', { query, signal })
}

/** Decides about posts in ten seconds, unless that is undone. */
export function moderatePosts(decision: PendingDecisionRequest) {
  return api.post<PendingActionAnswer>('/posts/moderation/pending-decisions', decision)
}
