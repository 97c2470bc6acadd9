import type { PageQuery, Pagination } from './pagination.ts'

/** What the list of people is filtered by. */
export const PERSON_STATUSES = ['administrator', 'disabled'] as const

export type PersonStatus = (typeof PERSON_STATUSES)[number]

/** A person, as administrators of the installation see them. */
export interface AdministeredPerson {
  id: string
  name: string
  email: string
  emailVerified: boolean
  avatarUrl: string | null
  isAdmin: boolean
  twoFaEnabled: boolean
  /** Since when they may not sign in; null when they may. */
  disabledAt: string | null
  createdAt: string
  can: { disable: boolean }
}

/** A page of all people, by name. */
export interface PeopleList {
  people: AdministeredPerson[]
  pagination: Pagination
}

export interface PeopleQuery extends PageQuery {
  /** The beginning of a name or an email address. */
  search?: string
  status?: PersonStatus
}

/** The answer to every change of a person. */
export interface ChangedPerson {
  person: AdministeredPerson
}

/** Makes a person an administrator, or no longer one. The password is required when there is one. */
export interface AdministratorRequest {
  isAdmin: boolean
  password?: string
}
