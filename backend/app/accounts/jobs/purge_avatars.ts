import { now } from '#core/clock'
import { pagesById } from '#core/database/pages_by_id'
import { avatarFolder } from '#accounts/repositories/avatar_files'
import { User } from '#users/public'

/** An upload takes less, so a file of this age that no user has belongs to one that was not stored. */
const ORPHAN_AGE_MS = 3_600_000

/** Deletes avatars that nobody has: those of an upload that was interrupted, or whose deletion was. */
export async function purgeAvatars(): Promise<void> {
  const orphans = new Set(await avatarFolder.storedBefore(new Date(now().getTime() - ORPHAN_AGE_MS)))
  const pages = pagesById(({ after, limit }) =>
    User.query().where('id', '>', after).orderBy('id').limit(limit).select('id', 'avatarPath'),
  )
  for await (const page of pages)
    for (const { avatarPath } of page) if (avatarPath !== null) orphans.delete(avatarPath)
  for (const name of orphans) await avatarFolder.delete(name)
}
