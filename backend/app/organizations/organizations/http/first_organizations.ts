import type { OrganizationList } from '#contract/organizations/data/organization'
import { PAGE_SIZE_MAX } from '#contract/core/rules/limits'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import {
  listOrganizations,
  organizationsByName,
  type MemberOrganizationRow,
} from '#organizations/organizations/queries/list_organizations'
import { forMember } from '#organizations/organizations/transformers/organization_transformer'

const PAGE = toPageRequest({ limit: PAGE_SIZE_MAX })

/** The first page of a user's organizations by name. Counts them only if they do not fit into it. */
export async function firstOrganizations(userId: string): Promise<OrganizationList> {
  const rows: MemberOrganizationRow[] = await organizationsByName(userId).limit(PAGE.limit + 1)
  const { pagination } =
    rows.length > PAGE.limit
      ? await listOrganizations(userId, '', PAGE)
      : { pagination: toPagination(PAGE, rows.length) }
  return { organizations: rows.slice(0, PAGE.limit).map(forMember), pagination }
}
