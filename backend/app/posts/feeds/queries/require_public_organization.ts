import { findPublicOrganization } from '#organizations/public'
import { organizationNotFound } from '#posts/feeds/errors'

/** An organization by id or slug, without a membership check. Throws ORG_NOT_FOUND. */
export async function requirePublicOrganization(by: { id: string } | { slug: string }) {
  const organization = await findPublicOrganization(by)
  if (!organization) throw organizationNotFound()
  return organization
}
