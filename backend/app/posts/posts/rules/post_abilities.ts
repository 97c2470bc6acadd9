import type { Role } from '#contract/organizations/rules/role'
import { may } from '#contract/organizations/rules/abilities'

/** A member of the organization a post belongs to. */
export interface Viewer {
  userId: string
  role: Role
}

interface Judged {
  author: { id: string } | null
}

/** What a member may do with a post of the organization. */
export function postAbilities({ userId, role }: Viewer, { author }: Judged) {
  return {
    update: may(role, 'editPost'),
    delete: author?.id === userId || may(role, 'deleteAnyPost'),
    schedule: author?.id === userId || may(role, 'scheduleAnyPost'),
    feature: may(role, 'featurePost'),
  }
}

/** Whether a user moderates a post: administrators of the installation moderate listed posts. */
export function isModeratorOf(user: { isAdmin: boolean }, post: { listed: boolean }): boolean {
  return user.isAdmin && post.listed
}
