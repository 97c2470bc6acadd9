import { type OrganizationRow, organizations } from '#organizations/organizations/queries/organization_row'

/** The organization with a slug; null if there is none. */
export function findOrganizationBySlug(slug: string): Promise<OrganizationRow | null> {
  return organizations().where('slug', slug).first()
}

/** An organization without a membership check, for its public fields. */
export function findPublicOrganization(id: string): Promise<OrganizationRow | null> {
  return organizations().where('id', id).first()
}
