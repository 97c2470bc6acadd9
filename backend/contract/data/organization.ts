import type { Role } from '../rules/role.ts'

/** An organization, as one of its members sees it. */
export interface Organization {
  id: string
  name: string
  slug: string
  description: string | null
  publicShareMessage: string | null
  slackShareMessage: string | null
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

/** A member in the member list of an organization. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: string
}

export interface MemberList {
  members: Member[]
}
