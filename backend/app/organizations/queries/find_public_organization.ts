import { organizations, type OrganizationRow } from './organization_row.js'

/** What visitors may know of an organization is the same for every one of them, so no membership is asked. */
export function findPublicOrganization(id: string): Promise<OrganizationRow | null> {
  return organizations().where('id', id).first()
}
