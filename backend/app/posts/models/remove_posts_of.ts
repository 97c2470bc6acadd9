import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removePost } from '#posts/models/remove_post'

/** Removes everything a person has shared, with the suggestions it got. */
export async function removePostsOf(trx: TransactionClientContract, userId: string): Promise<void> {
  const posts: { id: string; organization_id: string }[] = await trx
    .from('posts')
    .where('user_id', userId)
    .orderBy('organization_id')
    .orderBy('id')
    .select('id', 'organization_id')
  for (const { id, organization_id } of posts) await removePost(trx, { id, organizationId: organization_id })
}
