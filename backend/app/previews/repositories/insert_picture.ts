import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { forgetPictures } from '#previews/repositories/forget_pictures'

/** Until a picture is deleted that no post shows. */
const TTL_MS = 86_400_000
/** Pictures without a post that a person has at most. The oldest give way. */
const WAITING_MAX = 20

export interface FetchedPicture {
  id: string
  linkHash: string
  userId: string
  width: number
  height: number
}

/** Records a stored picture that a person has fetched. It waits for the post that they share. */
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
