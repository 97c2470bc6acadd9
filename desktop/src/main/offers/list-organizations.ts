import type { OrganizationList, OrganizationListQuery } from '@fanfare/contract/data/organization.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/rules/limits.ts'
import type { HttpClient } from '@fanfare/ui-kit/client/http-client.ts'
import type { KnownOrganization } from '../../shared/desktop-state.ts'

/** All organizations of the user, by name, from as many pages as there are. */
export async function listOrganizations(api: Pick<HttpClient, 'get'>): Promise<KnownOrganization[]> {
  const known: KnownOrganization[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const query = { page, limit: PAGE_SIZE_MAX } satisfies OrganizationListQuery
    const { organizations, pagination } = await api.get<OrganizationList>('/organizations', { query })
    known.push(...organizations.map(({ id, name }) => ({ id, name })))
    totalPages = pagination.totalPages
  }
  return known
}
