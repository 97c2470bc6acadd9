import type { Role } from '../rules/role.ts'
import type { PageQuery, Pagination } from '../../core/data/pagination.ts'

/** An organization, as one of its members sees it. */
export interface Organization {
  id: string
  name: string
  slug: string
  description: string | null
  publicShareMessage: string | null
  slackShareMessage: string | null
  /** The connected workspace; null without one. */
  slackTeamName: string | null
  /** Whether members see who has copied from a post, or only how many. */
  copiersVisible: boolean
  /** How many suggestions of a post a member may copy before each member has copied one; null for no limit. */
  copiesPerPost: number | null
  /** For how many hours a post asks for comments unless it says otherwise; null without an end. */
  postWindowHours: number | null
  /** How many posts may become important in seven days; 0 for none. */
  importantPerWeek: number
  /** Whether members are told of each post at a time of their own, by their rhythms, instead of all at once. */
  isPaced: boolean
  /** After how many percent of its window members are reminded of a post they have not opened; null for no reminders. */
  reminderShare: number | null
  /** After how many weeks without a visit members are mailed what waits for them; null for no such mail. */
  inactivityWeeks: number | null
  /** Whether a moderator has reviewed one of its public posts; its first public posts are pending until then. */
  isReviewed: boolean
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

/** A page of the organizations of the user, by name. */
export interface OrganizationList {
  organizations: Organization[]
  pagination: Pagination
}

export interface OrganizationListQuery extends PageQuery {
  /** A part of the name. */
  search?: string
}

/** An organization, as a visitor sees it. */
export interface PublicOrganization {
  id: string
  name: string
  slug: string
  description: string | null
}

/** The fields of an organization that can be changed. */
export type OrganizationFields = Pick<
  Organization,
  | 'name'
  | 'description'
  | 'publicShareMessage'
  | 'slackShareMessage'
  | 'copiersVisible'
  | 'copiesPerPost'
  | 'postWindowHours'
  | 'importantPerWeek'
  | 'isPaced'
  | 'reminderShare'
  | 'inactivityWeeks'
>

/** A member in the member list of an organization. */
export interface Member {
  id: string
  name: string
  email: string
  avatarUrl: string | null
  role: Role
  joinedAt: string
  /** Whether the account is disabled; only visible to members who manage members, false for all others. */
  isDisabled: boolean
  /** Whether the address is unconfirmed; only visible to members who manage members, false for all others. */
  isUnconfirmed: boolean
  can: MemberAbilities
}

/** What the current user may do with a member. */
export interface MemberAbilities {
  remove: boolean
  changeRole: boolean
}

/** A page of the members, in the order they joined. */
export interface MemberList {
  members: Member[]
  pagination: Pagination
  /** The number of owners, on any page. */
  ownersCount: number
}

export interface MemberListQuery extends PageQuery {
  /** A part of the name or the email. */
  search?: string
  /** Only this member, if they still are one. */
  id?: string
}

export interface CreateOrganizationRequest {
  name: string
  slug: string
  description?: string | null
}

/** Absent fields stay unchanged; a text that is null or empty is removed. */
export interface UpdateOrganizationRequest extends Partial<OrganizationFields> {
  /** The slug never changes, so it is refused. */
  slug?: never
}

/** The name is typed to confirm the organization. */
export interface DeleteOrganizationRequest {
  name: string
}

export interface ChangeRoleRequest {
  role: Role
}

export interface TransferOwnershipRequest {
  userId: string
}
