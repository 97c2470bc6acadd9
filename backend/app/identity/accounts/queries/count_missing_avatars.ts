import type { Upkeep } from '#core/database/rows/upkeep'
import { countMissingFiles } from '#core/files/count_missing_files'
import { avatarFolder } from '#identity/accounts/repositories/avatars'
import User from '#identity/users/models/user'

/** Counts the users whose avatar file is missing. */
const countMissingAvatars = (): Promise<number> =>
  countMissingFiles(avatarFolder, async ({ after, limit }) => {
    const users = await User.query()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'avatarPath')
    return users.map(({ id, avatarPath }) => ({ id, file: avatarPath }))
  })

export const identityUpkeep: Upkeep = { files: [{ what: 'avatars', countMissing: countMissingAvatars }] }
