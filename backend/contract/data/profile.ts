import type { CurrentUser } from './user.ts'

/** The answer to a change of the profile. */
export interface ProfileChange {
  user: CurrentUser
  /** The address that waits for its confirmation; null when none does. */
  pendingEmail: string | null
}

export interface AvatarAnswer {
  avatarUrl: string | null
}

/** Whether a member hears of an organization's posts in its chat. */
export interface NotificationPreference {
  organizationId: string
  organizationName: string
  organizationSlug: string
  hasSlackIntegration: boolean
  receiveSlackNotifications: boolean
}

export interface NotificationPreferenceList {
  preferences: NotificationPreference[]
}

/** What happens to what a person wrote when their account is deleted. */
export const DELETION_CHOICES = ['keep', 'remove'] as const

export type DeletionChoice = (typeof DELETION_CHOICES)[number]
