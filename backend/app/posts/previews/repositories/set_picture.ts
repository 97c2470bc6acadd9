import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { pictureNotFound } from '#posts/previews/errors'
import { linkHash } from '#posts/previews/models/outcome'
import { removePicture } from '#posts/previews/repositories/forget_pictures'

interface NewPicture {
  id: string
  /** The user who adds it, and who must have fetched it. */
  userId?: string
  post: { id: string; url: string }
}

/**
 * Adds a picture to a post without one. PICTURE_NOT_FOUND when this user has not fetched it for this link within a day,
 * or when it belongs to another post.
 */
export async function addPicture(
  trx: TransactionClientContract,
  { id, userId, post }: NewPicture,
): Promise<void> {
  if (userId === undefined) throw pictureNotFound()
  const added = await trx
    .from('link_pictures')
    .where({ id, link_hash: linkHash(post) })
    .where((query) =>
      query
        .where('post_id', post.id)
        .orWhere((waiting) =>
          waiting.whereNull('post_id').where('user_id', userId).where('expires_at', '>', toInstant(now())),
        ),
    )
    .update({ post_id: post.id, user_id: null })
  if (Number(added) === 0) throw pictureNotFound()
}

/** Replaces the picture of a post; null removes it. */
export async function setPicture(
  trx: TransactionClientContract,
  { id, ...picture }: Omit<NewPicture, 'id'> & { id: string | null },
): Promise<void> {
  await removePicture(trx, picture.post.id, id)
  if (id !== null) await addPicture(trx, { id, ...picture })
}
