import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrganizationListQuery } from '@fanfare/contract/organizations/data/organization.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { createOrganization, fetchOrganizations, fetchWaitingOrganizations } from './organization-api.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { LAST_SEEN } from '../../../../components/queries/last-seen-meta.ts'

/** The organizations of this member, by name: as many as fit into one response. */
export function organizationListQuery() {
  return queryOptions({
    queryKey: ORGANIZATIONS_KEY,
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchOrganizations({ limit: PAGE_SIZE_MAX }, signal),
  })
}

const WAITING_KEY = ['waiting-organizations'] as const

/** The organizations in which a post waits for this member. */
export function waitingOrganizationsQuery() {
  return queryOptions({
    queryKey: WAITING_KEY,
    queryFn: ({ signal }) => fetchWaitingOrganizations(signal),
  })
}

/** The other organizations in which a post waits. */
export function useWaitingElsewhere(): ReadonlySet<string> {
  const { organizations, hasMore, current } = useCurrentOrganization()
  const enabled = hasMore || organizations.length > 1
  const { data } = useQuery({ ...waitingOrganizationsQuery(), enabled })
  const ids = enabled ? (data?.organizationIds ?? []) : []
  return new Set(ids.filter((id) => id !== current?.id))
}

/** A page of the organizations. The previous page stays until the next one has loaded. */
export function organizationPageQuery(query: OrganizationListQuery) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS_KEY, 'page', query],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchOrganizations(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Creates an organization and adds it to the cached list, so that it can be selected at once. */
export function useCreateOrganization() {
  const queryClient = useQueryClient()
  const { queryKey } = organizationListQuery()
  return useMutation({
    mutationFn: createOrganization,
    onSuccess: ({ organization }) => {
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, organizations: [...list.organizations, organization] },
      )
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
