import * as v from 'valibot'
import type { OrganizationListQuery } from '@fanfare/contract/organizations/data/organization.ts'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { KnownOrganization } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import { count, pageOf, schemaOf, text, type OnSkipped } from '../core/schema.ts'

/** No user is a member of ten thousand organizations. */
const PAGES_MAX = 100

interface OrganizationPage {
  organizations: KnownOrganization[]
  pagination: Pick<Pagination, 'totalPages'>
}

const organizationPage = (onSkipped?: OnSkipped) =>
  schemaOf<OrganizationPage>()(
    v.object({
      organizations: pageOf(v.object({ id: text, name: text }), {
        kind: 'organization',
        onSkipped,
        needsOne: true,
      }),
      pagination: v.object({ totalPages: v.pipe(count, v.maxValue(PAGES_MAX)) }),
    }),
  )

/** All organizations of the user, by name, from all pages. */
export async function listOrganizations(
  api: Pick<CheckedClient, 'get'>,
  onSkipped?: OnSkipped,
): Promise<KnownOrganization[]> {
  const schema = organizationPage(onSkipped)
  const known: KnownOrganization[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const query = { page, limit: PAGE_SIZE_MAX } satisfies OrganizationListQuery
    const { organizations, pagination } = await api.get('/organizations', schema, { query })
    known.push(...organizations)
    totalPages = pagination.totalPages
  }
  return known
}
