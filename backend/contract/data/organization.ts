import type { Role } from '../rules/role.ts'

/** An organization, as one of its members sees it. */
export interface Organization {
  id: string
  name: string
  slug: string
  description: string | null
  publicShareMessage: string | null
  slackShareMessage: string | null
  /** Whether members read who has copied from a post, or only how many have. */
  copiersVisible: boolean
  postsCount: number
  membersCount: number
  role: Role
  createdAt: string
  updatedAt: string
  can: OrganizationAbilities
}

export interface OrganizationAbilities {
  createPost: boolean
  update: boolean
  readAudit: boolean
  manageMembers: boolean
  manageRoles: boolean
  delete: boolean
}

export interface OrganizationList {
  organizations: Organization[]
}

/** An organization, as a visitor sees it. */
export interface PublicOrganization {
  id: string
  name: string
  slug: string
  description: string | null
}

/** What can be changed of an organization; only what is sent changes. */
export type OrganizationFields = Pick<
  Organization,
  'name' | 'description' | 'publicShareMessage' | 'slackShareMessage' | 'copiersVisible'
>

/** A member in the member list of an organization. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: string
  can: MemberAbilities
}

/** What the person who asks may do about a member. */
export interface MemberAbilities {
  remove: boolean
  changeRole: boolean
}

export interface MemberList {
  members: Member[]
}
