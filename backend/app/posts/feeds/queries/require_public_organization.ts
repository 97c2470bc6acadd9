import { findOrganizationBySlug, findPublicOrganization } from '#organizations/public'
import { organizationNotFound } from '#posts/feeds/errors'

/** An organization by id or slug, without a membership check. Throws ORG_NOT_FOUND. */
export async function requirePublicOrganization(by: { id: string } | { slug: string }) {
  const organization = await ('id' in by ? findPublicOrganization(by.id) : findOrganizationBySlug(by.slug))
  if (!organization) throw organizationNotFound()
  return organization
}
