import type { Language } from '../rules/language.ts'
import type { Pagination } from './pagination.ts'
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

/** The address an account has after a mailed link was opened. */
export interface ConfirmedEmail {
  email: string
}

/** The user and what waits for a confirmation. */
export interface Profile {
  user: CurrentUser
  /** The new address until it is confirmed; null when there is none. */
  pendingEmail: string | null
  /** How large an uploaded avatar may be. */
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

/** What happens to a person's posts and comments when their account is deleted. */
export const DELETION_CHOICES = ['keep', 'remove'] as const

export type DeletionChoice = (typeof DELETION_CHOICES)[number]

export type NotificationPreferenceRequest = Pick<
  NotificationPreference,
  'organizationId' | 'receiveSlackNotifications'
>

/** The password is required when there is one. */
export interface ExportRequest {
  password?: string
}

/** The password is required when there is one, a code when two-factor is on. */
export interface DeleteAccountRequest {
  content: DeletionChoice
  password?: string
  twoFactorCode?: string
}
