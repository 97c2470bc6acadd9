import type { AdministeredPerson } from '#contract/identity/data/administered_person'
import { avatarUrl } from '#identity/users/transformers/person_transformer'
import type User from '#identity/users/models/user'

/** A person, as an administrator sees them. */
export function forAdministrator(user: User, viewer: Pick<User, 'id'>): AdministeredPerson {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    avatarUrl: avatarUrl(user),
    isAdmin: user.isAdmin,
    twoFaEnabled: user.twoFaEnabled,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    can: { disable: user.id !== viewer.id && user.disabledAt === null },
  }
}
