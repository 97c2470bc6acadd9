import type { OrganizationAbilities } from '#contract/data/organization'
import type { Role } from '#contract/rules/role'

const EVERYBODY: readonly Role[] = ['owner', 'admin', 'member']
const LEADERS: readonly Role[] = ['owner', 'admin']
const OWNERS: readonly Role[] = ['owner']

/** Who may do what in an organization. What a person may do with their own things stands in the policies. */
export const ABILITIES = {
  view: EVERYBODY,
  createPost: EVERYBODY,
  editPost: EVERYBODY,
  deleteAnyPost: LEADERS,
  suggest: EVERYBODY,
  claim: EVERYBODY,
  deleteAnyComment: LEADERS,
  releaseAnyClaim: LEADERS,
  update: LEADERS,
  readAudit: LEADERS,
  manageMembers: LEADERS,
  manageRoles: OWNERS,
  delete: OWNERS,
} as const satisfies Record<string, readonly Role[]>

export type Ability = keyof typeof ABILITIES

/** Whether a role carries an ability. */
export function may(role: Role, ability: Ability): boolean {
  return ABILITIES[ability].includes(role)
}

/** What a member may do with the organization itself, as clients see it. */
export function abilitiesOf(role: Role): OrganizationAbilities {
  return {
    createPost: may(role, 'createPost'),
    update: may(role, 'update'),
    readAudit: may(role, 'readAudit'),
    manageMembers: may(role, 'manageMembers'),
    manageRoles: may(role, 'manageRoles'),
    delete: may(role, 'delete'),
  }
}
