import { countMissingFiles } from '#core/files/count_missing_files'
import { avatarFolder } from '#accounts/repositories/avatar_files'
import { User } from '#users/public'

/** Counts the people whose avatar is not in its folder. */
export const countMissingAvatars = (): Promise<number> =>
  countMissingFiles(avatarFolder, async ({ after, limit }) => {
    const users = await User.query()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'avatarPath')
    return users.map(({ id, avatarPath }) => ({ id, file: avatarPath }))
  })
