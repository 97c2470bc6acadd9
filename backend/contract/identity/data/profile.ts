import type { Language } from '../../core/rules/language.ts'
import type { Pagination } from '../../core/data/pagination.ts'
import type { CurrentUser } from './user.ts'

/** Absent fields stay unchanged. A new email address requires the password, or a recent sign-in at a provider. */
export interface UpdateProfileRequest {
  name?: string
  email?: string
  language?: Language
  password?: string
}

export interface VerifyEmailRequest {
  token: string
}

/** The token of the link in a mail about an email change. */
export type CancelEmailChangeRequest = VerifyEmailRequest

/** The address of an account after a mailed link was opened. */
export interface ConfirmedEmail {
  email: string
}

/** The user, with an unconfirmed new address. */
export interface Profile {
  user: CurrentUser
  /** The unconfirmed new address; null if there is none. */
  pendingEmail: string | null
  /** The largest size of an uploaded avatar. */
  avatarMaxBytes: number
}

export interface AvatarResult {
  avatarUrl: string | null
}

/** Whether a member receives an organization's posts in Slack. */
export interface NotificationPreference {
  organizationId: string
  organizationName: string
  organizationSlug: string
  hasSlackIntegration: boolean
  receiveSlackNotifications: boolean
}

/** A page of the preferences, by organization name. */
export interface NotificationPreferenceList {
  preferences: NotificationPreference[]
  pagination: Pagination
}

/** Whether a user's posts and comments are kept or removed when their account is deleted. */
export const DELETION_CHOICES = ['keep', 'remove'] as const

export type DeletionChoice = (typeof DELETION_CHOICES)[number]

export type NotificationPreferenceRequest = Pick<
  NotificationPreference,
  'organizationId' | 'receiveSlackNotifications'
>

/** Users with a password have to send it. */
export interface ExportRequest {
  password?: string
}

/** Users with a password have to send it, and a code if two-factor is on. */
export interface DeleteAccountRequest {
  content: DeletionChoice
  password?: string
  twoFactorCode?: string
}
