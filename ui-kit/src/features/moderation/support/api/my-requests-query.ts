import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { SUPPORT_KEY } from './support-queries.ts'
import { fetchMySupportRequests } from './support-api.ts'

export const MY_REQUESTS_KEY = [SUPPORT_KEY, 'mine'] as const

/** A page of this user's requests. The previous page stays until the next one has loaded. */
export function myRequestsQuery(page: number) {
  return queryOptions({
    queryKey: [...MY_REQUESTS_KEY, page],
    queryFn: ({ signal }) => fetchMySupportRequests(page, signal),
    placeholderData: keepPreviousData,
  })
}
