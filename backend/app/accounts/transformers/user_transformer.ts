import { DEFAULT_LANGUAGE } from '#contract/rules/language'
import type { CurrentUser } from '#contract/data/user'
import type User from '#accounts/models/user'

/** A person, as they see themselves. */
export function forSelf(user: User): CurrentUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    language: user.language ?? DEFAULT_LANGUAGE,
    avatarUrl: null,
    isAdmin: user.isAdmin,
    aat: user.isAdmin,
    twoFaEnabled: user.twoFaEnabled,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
