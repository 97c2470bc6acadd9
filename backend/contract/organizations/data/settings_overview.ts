import type { AiProvider } from '../../ai/rules/ai.ts'

/** Larger figures of the overview are given as this one. */
export const OVERVIEW_MAX = 1_000

/** Invitations that expire up to so many days after the day of the reader expire soon. */
export const EXPIRES_SOON_DAYS = 2

/** At most so many times of expiry are given. */
export const EXPIRIES_MAX = 100

/** How the settings of an organization stand, for owners and admins. */
export interface SettingsOverview {
  invitations: InvitationOverview
  ai: AiOverview
  slack: SlackOverview
}

export interface InvitationOverview {
  /** Up to `OVERVIEW_MAX`. */
  open: number
  /**
   * When those that expire soon do, the earliest first, up to `EXPIRIES_MAX`: which of them expire tomorrow depends on
   * the time zone of the reader.
   */
  expiries: string[]
}

export interface AiOverview {
  /** Providers with a key. */
  providers: number
  active: number
  /** The active ones whose last test or request failed. */
  failing: AiProvider[]
}

export interface SlackOverview {
  isConnected: boolean
  /** Members whose account in the workspace is known; null without a connection and above `OVERVIEW_MAX` members. */
  matched: { members: number; of: number } | null
}
