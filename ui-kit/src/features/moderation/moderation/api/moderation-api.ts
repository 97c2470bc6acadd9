import type {
  ModerateAnswer,
  ModeratePostRequest,
  ModeratePostsRequest,
  ModerationQueue,
  ModerationQueueQuery,
  ModerationResultList,
} from '@fanfare/contract/moderation/data/moderation.ts'
import { api } from '../../../../client/http.ts'

export function fetchQueue({ page, limit, since }: ModerationQueueQuery, signal?: AbortSignal) {
  const query = { page, limit, since } satisfies ModerationQueueQuery
  return api.get<ModerationQueue>('/posts/moderation', { query, signal })
}

export function moderatePost(id: string, decision: ModeratePostRequest) {
  return api.post<ModerateAnswer>(`/posts/${id}/moderate`, decision)
}

export function moderatePosts(decision: ModeratePostsRequest) {
  return api.post<ModerationResultList>('/posts/moderation/decisions', decision)
}
