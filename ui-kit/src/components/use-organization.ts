import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { hasCode } from '../client/api-error.ts'
import { api } from '../client/http.ts'
import { useCurrentOrganization, type CurrentOrganization } from '../platform/session/current-organization.ts'
import { organizationKey } from './organization-cache.ts'
import { LAST_SEEN } from './queries/last-seen-meta.ts'

/** One organization of the member, wherever it is in the list. */
export function organizationQuery(id: string) {
  return queryOptions({
    queryKey: organizationKey(id),
    meta: LAST_SEEN,
    queryFn: ({ signal }) => api.get<{ organization: Organization }>(`/organizations/${id}`, { signal }),
  })
}

export interface FoundOrganization extends Pick<CurrentOrganization, 'status' | 'error' | 'retry'> {
  /** Undefined while loading, and for a user who is not a member. */
  organization: Organization | undefined
}

/** The organization with this id: from the loaded list, or fetched when it is beyond the first page. */
export function useOrganization(id: string): FoundOrganization {
  const { organizations, hasMore, ...list } = useCurrentOrganization()
  const listed = organizations.find((known) => known.id === id)
  const isElsewhere = listed === undefined && hasMore && id !== ''
  const { data, error, refetch } = useQuery({ ...organizationQuery(id), enabled: isElsewhere })
  if (!isElsewhere) return { organization: listed, status: list.status, error: list.error, retry: list.retry }
  const isMissing = hasCode(error, 'ORG_NOT_FOUND', 'NOT_FOUND')
  return {
    organization: isMissing ? undefined : data?.organization,
    status: error !== null && !isMissing ? 'error' : data === undefined && !isMissing ? 'loading' : 'ready',
    error: isMissing ? null : error,
    retry: () => void refetch(),
  }
}
