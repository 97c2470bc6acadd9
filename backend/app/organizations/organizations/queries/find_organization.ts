import { type OrganizationRow, organizations } from '#organizations/organizations/queries/organization_row'
import db from '@adonisjs/lucid/services/db'
import { nameKey } from '#organizations/organizations/rules/same_name'

/** The organization with an id or a slug, without a membership check, for its public fields; null if there is none. */
export function findPublicOrganization(
  by: { id: string } | { slug: string },
): Promise<OrganizationRow | null> {
  return organizations().where(by).first()
}

/** Whether a name and a slug are in use by an organization. */
export async function findExisting({ name, slug }: { name: string; slug: string }) {
  const key = nameKey(name)
  const rows: { name_key: string; slug: string }[] = await db
    .from('organizations')
    .where('name_key', key)
    .orWhere('slug', slug)
    .select('name_key', 'slug')
  return { name: rows.some((row) => row.name_key === key), slug: rows.some((row) => row.slug === slug) }
}
