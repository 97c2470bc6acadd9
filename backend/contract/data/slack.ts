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
  /** Scopes that the app needs and Slack has not granted. */
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
  /** The beginning of a name. */
  search?: string
}

export interface SlackUserCount {
  success: boolean
  count: number
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
