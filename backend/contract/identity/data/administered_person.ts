import type { PageQuery, Pagination } from '../../core/data/pagination.ts'

/** The filter values of the list of users. */
export const PERSON_STATUSES = ['administrator', 'disabled'] as const

export type PersonStatus = (typeof PERSON_STATUSES)[number]

/** A user, as administrators of the installation see them. */
export interface AdministeredPerson {
  id: string
  name: string
  email: string
  emailVerified: boolean
  avatarUrl: string | null
  isAdmin: boolean
  twoFaEnabled: boolean
  /** When they were disabled; null if they may sign in. */
  disabledAt: string | null
  createdAt: string
  can: { disable: boolean }
}

/** A page of all users, by name. */
export interface PeopleList {
  people: AdministeredPerson[]
  pagination: Pagination
}

export interface PeopleQuery extends PageQuery {
  /** The beginning of a name or an email address. */
  search?: string
  status?: PersonStatus
}

/** The response to every change of a user. */
export interface ChangedPerson {
  person: AdministeredPerson
}

/** Grants a user the administrator role, or revokes it. Users with a password have to send it. */
export interface AdministratorRequest {
  isAdmin: boolean
  password?: string
}
