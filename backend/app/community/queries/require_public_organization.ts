import { findOrganizationBySlug, findPublicOrganization } from '#organizations/public'
import { organizationNotFound } from '#community/errors'

/** An organization by its id or its address, as any visitor may know it. */
export async function requirePublicOrganization(by: { id: string } | { slug: string }) {
  const organization = await ('id' in by ? findPublicOrganization(by.id) : findOrganizationBySlug(by.slug))
  if (!organization) throw organizationNotFound()
  return organization
}
