import type { Language } from '../rules/language.ts'

/** The signed-in person, as they see themselves. */
export interface CurrentUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Whether there is a password; people who sign in elsewhere may have none. */
  hasPassword: boolean
  /** Null until they have chosen one. */
  language: Language | null
  avatarUrl: string | null
  isAdmin: boolean
  /** The same flag under its older name. */
  aat: boolean
  twoFaEnabled: boolean
  createdAt: string
  updatedAt: string
}

/** What a teammate sees of a person. Null in its place means "Former member". */
export interface Person {
  id: string
  name: string
  firstName: string
  avatarUrl: string | null
}

/** What a visitor sees of a person. */
export type PublicPerson = Pick<Person, 'name' | 'firstName'>
