import type { CurrentUser } from '#contract/identity/data/user'
import { avatarUrl } from '#identity/users/transformers/person_transformer'
import type User from '#identity/users/models/user'

/** A user, as they see themselves. */
export function forSelf(user: User): CurrentUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    language: user.language,
    avatarUrl: avatarUrl(user),
    isAdmin: user.isAdmin,
    aat: user.isAdmin,
    twoFaEnabled: user.twoFaEnabled,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
