import type { SlackScope, SlackSyncState } from '../rules/slack.ts'
import type { PageQuery, Pagination } from './pagination.ts'

/** Whether an organization is connected to Slack, for its members. */
export interface SlackStatus {
  connected: boolean
  teamName: string | null
  /** Whether the operator has set up a Slack app at all. */
  isConfigured: boolean
  /** Null without a connection, or when the account has been deleted. */
  connectedBy: { id: string; name: string } | null
  connectedAt: string | null
  /** What Slack is asked for when an organization connects. */
  scopes: SlackScope[]
  /** Those that Slack has not granted. */
  missingScopes: SlackScope[]
  sync: SlackSync
  can: SlackAbilities
}

/** The last sync of users and channels, or the one that is running. */
export interface SlackSync {
  state: SlackSyncState
  /** Users at Slack, as far as they are known. */
  total: number
  processed: number
  /** Users that could not be read. */
  errors: number
  syncedAt: string | null
}

export interface SlackAbilities {
  /** Connect, disconnect and sync. */
  manage: boolean
  /** Share posts to a channel. */
  share: boolean
  /** Send a message to all. */
  messageAll: boolean
}

/** How the operator creates the Slack app. */
export interface SlackApp {
  isConfigured: boolean
  /** The exact redirect address that the app at Slack has to allow. */
  redirectUrl: string
  scopes: SlackScope[]
  /** YAML, for "Create an app from a manifest". */
  manifest: string
}

/** The browser follows the URL to Slack's page of consent. */
export interface StartedSlackFlow {
  url: string
}

export interface SlackSyncResult {
  success: boolean
  userCount: number
  message: string
  data: { total: number; processed: number; errors: number }
}

/** Somebody in the workspace. */
export interface SlackUser {
  id: string
  slackUserId: string
  name: string
  displayName: string
  realName: string
  email: string | null
  isBot: boolean
  isDeleted: boolean
  isRestricted: boolean
  isUltraRestricted: boolean
}

/** A page of the synced users, by real name. */
export interface SlackUserList {
  users: SlackUser[]
  pagination: Pagination
}

export interface SlackListQuery extends PageQuery {
  /** A part of a name. */
  search?: string
  /** Slack's ids, with commas between them: only these are listed. */
  ids?: string
}

export interface SlackUserListQuery extends SlackListQuery {
  /** Leaves out bots and deleted users, whom nobody can mention. */
  mentionable?: boolean
}

export interface SlackUserCount {
  success: boolean
  count: number
  error: null
}

export interface SlackChannel {
  id: string
  name: string
  is_archived: boolean
  is_private: boolean
  /** Whether the bot is in the channel and can post there. */
  is_member: boolean
}

/** A page of the synced channels by name, without archived ones. */
export interface SlackChannelList {
  success: boolean
  channels: SlackChannel[]
  message: string
  pagination: Pagination
}

export const SLACK_SHARE_TYPES = ['channel', 'all'] as const

export type SlackShareType = (typeof SLACK_SHARE_TYPES)[number]

/** Shares a post. A channel needs `channelId`; "all" sends a direct message to every member who wants them. */
export interface SharePostRequest {
  shareType: SlackShareType
  channelId?: string
  message: string
}

export interface SharePostResult {
  success: boolean
  message: string
  /** The message to all that has started; null for a channel. */
  broadcastId: string | null
}

/**
 * The sender comes from the session, and the link from a post of the organization at this address. Another address is
 * ignored.
 */
export interface NotifyAllRequest {
  message: string
  postUrl?: string
  senderName?: string
  senderEmail?: string
}

export const SLACK_BROADCAST_STATES = ['running', 'done', 'cancelled', 'failed'] as const

export type SlackBroadcastState = (typeof SLACK_BROADCAST_STATES)[number]

/** A message to all, and how far it is. */
export interface SlackBroadcast {
  id: string
  state: SlackBroadcastState
  /** People it is meant for, without those who were skipped. */
  total: number
  sent: number
  skipped: number
  errors: number
  createdAt: string
  finishedAt: string | null
}

export interface NotifyAllResult {
  success: boolean
  message: string
  data: Pick<SlackBroadcast, 'sent' | 'skipped' | 'errors'>
  broadcast: SlackBroadcast
}

/** One message to all. */
export interface SlackBroadcastDetails {
  broadcast: SlackBroadcast
}

/** The newest one of an organization; null when none was sent. */
export interface LatestSlackBroadcast {
  broadcast: SlackBroadcast | null
}

/** Why a message to all does not reach somebody. */
export const SLACK_SKIP_REASONS = [
  'bot',
  'deleted',
  'restricted',
  'not_a_member',
  'no_slack_account',
  'email_unconfirmed',
  'turned_off',
  'not_sent',
] as const

export type SlackSkipReason = (typeof SLACK_SKIP_REASONS)[number]

/** Somebody whom a message to all does not reach, or has not reached. */
export interface SlackBroadcastMiss {
  name: string
  state: 'skipped' | 'failed'
  /**
   * A reason of ours, or the error of Slack. `not_sent` when the message ended before; of those who failed, `unavailable`
   * when Slack did not answer, and `unknown` when it may have been sent.
   */
  reason: string
}

/** A page of them, by name. */
export interface SlackBroadcastMissList {
  misses: SlackBroadcastMiss[]
  pagination: Pagination
}
