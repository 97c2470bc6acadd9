import type { ErrorCode } from '../../error_code.ts'
import type { SlackScope, SlackSyncState } from '../rules/slack.ts'
import type { PageQuery, Pagination } from '../../core/data/pagination.ts'

/** Whether an organization is connected to Slack, for its members. */
export interface SlackStatus {
  connected: boolean
  teamName: string | null
  /** Whether the operator has set up a Slack app. */
  isConfigured: boolean
  /** Null without a connection, or when the account has been deleted. */
  connectedBy: { id: string; name: string } | null
  connectedAt: string | null
  /** The scopes requested from Slack when an organization connects. */
  scopes: SlackScope[]
  /** The scopes that Slack has not granted. */
  missingScopes: SlackScope[]
  sync: SlackSync
  can: SlackAbilities
}

/** The last sync of users and channels, or the one that is running. */
export interface SlackSync {
  state: SlackSyncState
  /** The number of users at Slack known so far. */
  total: number
  processed: number
  /** The number of users that could not be read. */
  errors: number
  syncedAt: string | null
}

export interface SlackAbilities {
  /** Connect, disconnect and sync. */
  manage: boolean
  /** Share posts to a channel. */
  share: boolean
  /** Send a message to all members. */
  messageAll: boolean
}

/** How the operator creates the Slack app. */
export interface SlackApp {
  isConfigured: boolean
  /** The exact redirect URL that the app at Slack has to allow. */
  redirectUrl: string
  scopes: SlackScope[]
  /** YAML, for "Create an app from a manifest". */
  manifest: string
}

/** Where the browser returns to from Slack; the settings of the organization by default. */
export interface StartSlackFlowRequest {
  /** A path of the client. */
  returnTo?: string
}

/** The URL of Slack's consent page, which the browser opens. */
export interface StartedSlackFlow {
  url: string
}

export interface SlackSyncResult {
  success: boolean
  userCount: number
  message: string
  /** While the sync is running, the numbers so far. */
  data: Pick<SlackSync, 'state' | 'total' | 'processed' | 'errors'>
}

/** A user of the workspace. */
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
  /** Slack ids, separated by commas: only these are listed. */
  ids?: string
}

export interface SlackUserListQuery extends SlackListQuery {
  /** Excludes bots and deleted users, who cannot be mentioned. */
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

/** Shares a post. A channel requires `channelId`; "all" sends a direct message to every member who wants messages. */
export interface SharePostRequest {
  shareType: SlackShareType
  channelId?: string
  message: string
}

export interface SharePostResult {
  success: boolean
  message: string
  /** The message to all members that was started; null for a channel, and before the start of the post. */
  broadcastId: string | null
  /** Whether it is sent when the post starts. */
  waitsForStart: boolean
}

export const SCHEDULED_SHARE_STATES = ['waiting', 'failed'] as const

export type ScheduledShareState = (typeof SCHEDULED_SHARE_STATES)[number]

/** A share of a scheduled post. It exists until it is sent, when the post starts. */
export interface SlackScheduledShare {
  id: string
  /** Null: to all members. `name` is null once the channel is gone. */
  channel: { id: string; name: string | null } | null
  message: string
  sender: { id: string; name: string }
  state: ScheduledShareState
  /** Why it was not sent. */
  error: ErrorCode | null
  createdAt: string
  can: { cancel: boolean }
}

/** A page of the shares of a post that wait for its start or have failed, oldest first. */
export interface SlackScheduledShareList {
  shares: SlackScheduledShare[]
  pagination: Pagination
}

/**
 * A message to all members. The sender comes from the session, and the link from a post of the organization at this
 * address. Any other address is ignored.
 */
export interface NotifyAllRequest {
  message: string
  postUrl?: string
  senderName?: string
  senderEmail?: string
}

export const SLACK_BROADCAST_STATES = ['running', 'done', 'cancelled', 'failed'] as const

export type SlackBroadcastState = (typeof SLACK_BROADCAST_STATES)[number]

/** A message to all members, with its progress. */
export interface SlackBroadcast {
  id: string
  state: SlackBroadcastState
  /** The number of recipients, without those who are skipped. */
  total: number
  sent: number
  skipped: number
  errors: number
  /** The number of recipients who get it later, by their hours or when they are told of its post. */
  waiting: number
  createdAt: string
  finishedAt: string | null
}

export interface NotifyAllResult {
  success: boolean
  message: string
  data: Pick<SlackBroadcast, 'sent' | 'skipped' | 'errors'>
  /** Null for the link of a scheduled post: the message is sent when it starts. */
  broadcast: SlackBroadcast | null
}

/** A message to all members. */
export interface SlackBroadcastDetails {
  broadcast: SlackBroadcast
}

/** The newest message to all members of an organization; null if none was sent. */
export interface LatestSlackBroadcast {
  broadcast: SlackBroadcast | null
}

/** Why a message to all members skips a person. */
export const SLACK_SKIP_REASONS = [
  'bot',
  'deleted',
  'restricted',
  'not_a_member',
  'no_slack_account',
  'email_unconfirmed',
  'turned_off',
  'not_told',
  'not_sent',
] as const

export type SlackSkipReason = (typeof SLACK_SKIP_REASONS)[number]

/** A person whom a message to all members skips or has not reached. */
export interface SlackBroadcastMiss {
  name: string
  state: 'skipped' | 'failed'
  /**
   * One of our reasons, or Slack's error code. `not_sent` when the message ended before. For failed deliveries also
   * `unavailable` when Slack did not answer, and `unknown` when the message may have been sent.
   */
  reason: string
}

/** A page of these people, by name. */
export interface SlackBroadcastMissList {
  misses: SlackBroadcastMiss[]
  pagination: Pagination
}
