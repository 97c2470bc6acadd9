import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  FoundOrganizations,
  OrganizationSearch,
} from '@fanfare/contract/organizations/data/administered_organization.ts'
import { api } from '../../../../client/http.ts'

function searchOrganizations(search: string, signal?: AbortSignal) {
  const query = { search } satisfies OrganizationSearch
  return api.get<FoundOrganizations>('/admin/organizations', { query, signal })
}

/** The organizations whose names begin with a text. */
export function organizationSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['administration', 'organizations', search],
    queryFn: ({ signal }) => searchOrganizations(search, signal),
    placeholderData: keepPreviousData,
  })
}
