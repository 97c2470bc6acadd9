import type { Telling, TellingRequest } from '@fanfare/contract/posts/data/telling.ts'
import type { Timeline } from '@fanfare/contract/posts/data/timeline.ts'
import { api } from '../../../../client/http.ts'

export function fetchTimeline(postId: string, signal?: AbortSignal) {
  return api.get<Timeline>(`/posts/${postId}/timeline`, { signal })
}

/** Tells all members of a paced post now. */
export function tellNow(postId: string) {
  return api.put<Telling>(`/posts/${postId}/telling`, { mode: 'now' } satisfies TellingRequest)
}
