import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { baseSlug, nextSlug } from '#posts/rules/next_slug'

/** A slug for a title that no other post of the organization has. */
export async function freeSlug(
  trx: TransactionClientContract,
  organizationId: string,
  title: string,
): Promise<string> {
  const base = baseSlug(title)
  const rows: { slug: string }[] = await trx
    .from('posts')
    .where('organization_id', organizationId)
    .where((query) => query.where('slug', base).orWhereLike('slug', `${base}-%`))
    .select('slug')
  return nextSlug(
    base,
    rows.map(({ slug }) => slug),
  )
}
