import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { hasWebhooks } from '#organizations/public'
import { instantToIso } from '#core/database/rows/instant'

/** What other programs learn of a post. */
export interface PostFacts {
  id: string
  organizationId: string
  title: string
  url: string
  authorId: string | null
  isPublic: boolean
  moderationStatus: ModerationStatus
  createdAt: string
}

interface Row {
  id: string
  organization_id: string
  title: string
  url: string
  user_id: string | null
  is_public: boolean | number
  moderation_status: ModerationStatus
  created_at: string
}

/** The facts of posts whose organization has had a webhook, as this transaction sees them. */
export async function listPostFacts(
  trx: TransactionClientContract,
  ids: readonly string[],
): Promise<PostFacts[]> {
  const rows: Row[] = await trx
    .from('posts')
    .whereIn('id', [...ids])
    .whereRaw(hasWebhooks('posts.organization_id'))
    .orderBy('id')
    .select('id', 'organization_id', 'title', 'url', 'user_id', 'is_public', 'moderation_status')
    .select('created_at')
  return rows.map((row) => ({
    id: row.id,
    organizationId: row.organization_id,
    title: row.title,
    url: row.url,
    authorId: row.user_id,
    isPublic: Boolean(row.is_public),
    moderationStatus: row.moderation_status,
    createdAt: instantToIso(row.created_at),
  }))
}
