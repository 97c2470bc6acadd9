import type { AiProvider } from '../../ai/rules/ai.ts'

/** Larger figures of the overview are given as this one. */
export const OVERVIEW_MAX = 1_000

/** Invitations that expire this soon are counted apart. */
export const EXPIRES_SOON_HOURS = 24

/** How the settings of an organization stand, for owners and admins. */
export interface SettingsOverview {
  /** Open invitations, and those of them that expire soon; up to `OVERVIEW_MAX`. */
  invitations: { open: number; expireSoon: number }
  ai: AiOverview
  slack: SlackOverview
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
