import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { forgetPictures } from '#posts/previews/repositories/forget_pictures'

/** How long a picture without a post is kept. */
const TTL_MS = 86_400_000
/** The most pictures without a post per user. The oldest are deleted. */
const WAITING_MAX = 20

export interface FetchedPicture {
  id: string
  linkHash: string
  userId: string
  width: number
  height: number
}

/** Records a stored picture that a user has fetched, for a post that they are about to share. */
export async function insertPicture(trx: TransactionClientContract, picture: FetchedPicture): Promise<void> {
  const { id, linkHash, userId, width, height } = picture
  await trx.table('link_pictures').insert({
    id,
    link_hash: linkHash,
    user_id: userId,
    width,
    height,
    expires_at: toInstant(new Date(now().getTime() + TTL_MS)),
  })
  await forgetPictures(trx, (query) =>
    query.where('user_id', userId).orderBy('id', 'desc').offset(WAITING_MAX).limit(WAITING_MAX),
  )
}
