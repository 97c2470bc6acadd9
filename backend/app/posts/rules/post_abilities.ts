import type { Role } from '#contract/rules/role'
import { may } from '#organizations/public'

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
  }
}

/** Whether somebody moderates a post: administrators of the installation do, where everybody can see it. */
export function isModeratorOf(user: { isAdmin: boolean }, post: { listed: boolean }): boolean {
  return user.isAdmin && post.listed
}
