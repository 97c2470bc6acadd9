import { now } from '#core/runtime/clock'
import { pagesById } from '#core/database/rows/pages_by_id'
import { avatarFolder } from '#identity/accounts/repositories/avatars'
import User from '#identity/users/models/user'

/** Longer than an upload takes: an unreferenced file of this age is an orphan. */
const ORPHAN_AGE_MS = 3_600_000

/** Deletes orphaned avatar files, left by an interrupted upload or deletion. */
export async function purgeAvatars(): Promise<void> {
  const orphans = new Set(await avatarFolder.storedBefore(new Date(now().getTime() - ORPHAN_AGE_MS)))
  const pages = pagesById(({ after, limit }) =>
    User.query().where('id', '>', after).orderBy('id').limit(limit).select('id', 'avatarPath'),
  )
  for await (const page of pages)
    for (const { avatarPath } of page) if (avatarPath !== null) orphans.delete(avatarPath)
  for (const name of orphans) await avatarFolder.delete(name)
}
