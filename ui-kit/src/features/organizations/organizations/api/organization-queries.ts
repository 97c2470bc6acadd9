import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrganizationListQuery } from '@fanfare/contract/organizations/data/organization.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { createOrganization, fetchOrganizations } from './organization-api.ts'
import { LAST_SEEN } from '../../../../components/queries/last-seen-meta.ts'

/** The organizations of this member, by name: as many as fit into one response. */
export function organizationListQuery() {
  return queryOptions({
    queryKey: ORGANIZATIONS_KEY,
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchOrganizations({ limit: PAGE_SIZE_MAX }, signal),
  })
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
