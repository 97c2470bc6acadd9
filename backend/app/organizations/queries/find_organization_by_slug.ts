import { organizations, type OrganizationRow } from './organization_row.js'

/** The organization at an address; null when there is none. */
export function findOrganizationBySlug(slug: string): Promise<OrganizationRow | null> {
  return organizations().where('slug', slug).first()
}
