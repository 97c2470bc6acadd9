import type { QueryClient } from '@tanstack/react-query'
import type { Organization, OrganizationList } from '@fanfare/contract/organizations/data/organization.ts'

/** The query key of the organizations of this user. */
export const ORGANIZATIONS_KEY = ['organizations'] as const

/** The query key of a single organization, for organizations beyond the first page. */
export const organizationKey = (id: string) => [...ORGANIZATIONS_KEY, 'one', id] as const

/** Replaces an organization by the version the server has just returned. */
export function storeOrganization(queryClient: QueryClient, organization: Organization): void {
  queryClient.setQueryData(organizationKey(organization.id), (known) => known && { organization })
  updateList(queryClient, (organizations) =>
    organizations.map((known) => (known.id === organization.id ? organization : known)),
  )
}

/** Removes an organization that the user is no longer a member of. */
export function dropOrganization(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: organizationKey(id) })
  updateList(queryClient, (organizations) => organizations.filter((known) => known.id !== id))
}

function updateList(
  queryClient: QueryClient,
  update: (organizations: Organization[]) => Organization[],
): void {
  queryClient.setQueryData<OrganizationList>(
    ORGANIZATIONS_KEY,
    (list) => list && { ...list, organizations: update(list.organizations) },
  )
  void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })
}
