import type { Language } from '../../core/rules/language.ts'

/** The signed-in user, as they see themselves. */
export interface CurrentUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Users who sign in with a provider may have none. */
  hasPassword: boolean
  /** Null until one is chosen. */
  language: Language | null
  avatarUrl: string | null
  isAdmin: boolean
  /** The same flag under its older name, kept for compatibility. */
  aat: boolean
  twoFaEnabled: boolean
  createdAt: string
  updatedAt: string
}

/** A user, as teammates see them; null stands for "Former member". */
export interface Person {
  id: string
  name: string
  firstName: string
  avatarUrl: string | null
}

/** A user, as visitors see them. */
export type PublicPerson = Pick<Person, 'name' | 'firstName'>
