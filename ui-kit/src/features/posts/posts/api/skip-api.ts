import type { Skip, SkipRequest } from '@fanfare/contract/posts/data/skip.ts'
import { api } from '../../../../client/http.ts'

/** Takes a post from what waits for the member; null for good, else until an instant. */
export function skipPost(id: string, until: Date | null) {
  return api.put<Skip>(`/posts/${id}/skip`, { until: until && until.toISOString() } satisfies SkipRequest)
}

export function unskipPost(id: string) {
  return api.delete(`/posts/${id}/skip`)
}
