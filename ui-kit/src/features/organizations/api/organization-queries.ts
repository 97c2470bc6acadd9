import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ORGANIZATIONS_KEY } from '../../../components/organization-cache.ts'
import { createOrganization, fetchOrganizations } from './organization-api.ts'

/** The organizations this person is a member of, by name. */
export function organizationListQuery() {
  return queryOptions({
    queryKey: ORGANIZATIONS_KEY,
    queryFn: ({ signal }) => fetchOrganizations(signal),
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
        (list) => list && { organizations: [...list.organizations, organization] },
      )
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
