import type { Role } from './role.ts'

const MEMBERS: readonly Role[] = ['owner', 'admin', 'member']
const ADMINS: readonly Role[] = ['owner', 'admin']
const OWNERS: readonly Role[] = ['owner']

/** The roles that have each ability. The policies decide what authors may do with their own content. */
export const ABILITIES = {
  view: MEMBERS,
  createPost: MEMBERS,
  editPost: MEMBERS,
  deleteAnyPost: ADMINS,
  scheduleAnyPost: ADMINS,
  featurePost: ADMINS,
  suggest: MEMBERS,
  claim: MEMBERS,
  deleteAnyComment: ADMINS,
  releaseAnyClaim: ADMINS,
  update: ADMINS,
  readAudit: ADMINS,
  manageMembers: ADMINS,
  manageIntegrations: ADMINS,
  shareToChannel: MEMBERS,
  messageAll: ADMINS,
  manageRoles: OWNERS,
  manageDomains: OWNERS,
  delete: OWNERS,
} as const satisfies Record<string, readonly Role[]>

export type Ability = keyof typeof ABILITIES

/** Whether a role has an ability. */
export function may(role: Role, ability: Ability): boolean {
  return ABILITIES[ability].includes(role)
}
