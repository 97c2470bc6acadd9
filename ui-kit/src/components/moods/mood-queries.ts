import { queryOptions } from '@tanstack/react-query'
import type { MoodList } from '@fanfare/contract/posts/data/mood.ts'
import { api } from '../../client/http.ts'
import { LAST_SEEN } from '../queries/last-seen-meta.ts'

/** The moods change only with a release, so they are fetched once. */
export function moodsQuery() {
  return queryOptions({
    queryKey: ['moods'],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => api.get<MoodList>('/moods', { signal }),
    staleTime: Infinity,
  })
}
