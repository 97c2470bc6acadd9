import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { placeholders } from '#core/database/sql/sql_fragment'
import { organizationJoin } from '#organizations/public'

/** What a reminder says about a post. */
export interface EndingPost {
  id: string
  title: string
  /** The name of its organization. */
  organization: string
  isSensitive: boolean
  endsAt: Date
}

interface Row {
  id: string
  title: string
  organization: string
  is_sensitive: boolean | number
  ends_at: string
}

/** Posts with an end, by their ids. */
export async function listEndingPosts(
  trx: TransactionClientContract,
  ids: readonly string[],
): Promise<Map<string, EndingPost>> {
  const rows = await rawRows<Row>(
    trx,
    `select posts.id, posts.title, posts.is_sensitive, posts.ends_at, organizations.name as organization
     from posts ${organizationJoin('posts.organization_id', 'open')} where posts.id in (${placeholders(ids)})`,
    [...ids],
  )
  return new Map(rows.map((row) => [row.id, toPost(row)]))
}

const toPost = ({ id, title, organization, is_sensitive, ends_at }: Row): EndingPost => ({
  id,
  title,
  organization,
  isSensitive: Boolean(is_sensitive),
  endsAt: fromInstant(ends_at),
})
