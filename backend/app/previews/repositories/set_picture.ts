import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { pictureNotFound } from '#previews/errors'
import { linkHash } from '#previews/models/outcome'
import { removePicture } from '#previews/repositories/forget_pictures'

interface NewPicture {
  /** None when it is missing. */
  id?: string | null
  /** Who adds it: only what they have fetched themselves. */
  userId?: string
  post: { id: string; url: string }
}

/**
 * Adds a picture to a post that has no other. PICTURE_NOT_FOUND when this person has not fetched it for this link within a
 * day, or when it belongs to another post.
 */
export async function addPicture(
  trx: TransactionClientContract,
  { id, userId, post }: NewPicture,
): Promise<void> {
  if (id == null) return
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

/** Replaces the picture of a post, or removes it. */
export async function setPicture(trx: TransactionClientContract, picture: NewPicture): Promise<void> {
  await removePicture(trx, picture.post.id, picture.id)
  await addPicture(trx, picture)
}
