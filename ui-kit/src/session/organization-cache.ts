import type { QueryClient } from '@tanstack/react-query'
import type { Organization, OrganizationList } from '@fanfare/contract/data/organization.ts'

/** Where the cache keeps the organizations of this person. */
export const ORGANIZATIONS_KEY = ['organizations'] as const

/** Puts what the server says about an organization in the place of what was known. */
export function putOrganization(queryClient: QueryClient, organization: Organization): void {
  change(queryClient, (organizations) =>
    organizations.map((known) => (known.id === organization.id ? organization : known)),
  )
}

/** Forgets an organization that is not this person's any more. */
export function dropOrganization(queryClient: QueryClient, id: string): void {
  change(queryClient, (organizations) => organizations.filter((known) => known.id !== id))
}

function change(queryClient: QueryClient, alter: (organizations: Organization[]) => Organization[]): void {
  queryClient.setQueryData<OrganizationList>(
    ORGANIZATIONS_KEY,
    (list) => list && { organizations: alter(list.organizations) },
  )
  void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })
}
