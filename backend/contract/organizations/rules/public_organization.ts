import type { PublicOrganization } from '../data/organization.ts'

/** An organization without the fields that only its members see. */
export const publicOrganization = ({
  id,
  name,
  slug,
  description,
}: PublicOrganization): PublicOrganization => ({
  id,
  name,
  slug,
  description,
})
