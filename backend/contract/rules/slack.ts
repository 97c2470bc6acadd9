/**
 * What the Slack app asks for. `users:read.email` finds the members, `commands` and `links:*` share and preview links in
 * Slack; the others are those of the specification.
 */
export const SLACK_SCOPES = [
  'chat:write',
  'users:read',
  'users:read.email',
  'channels:read',
  'groups:read',
  'im:read',
  'mpim:read',
  'commands',
  'links:read',
  'links:write',
] as const

export type SlackScope = (typeof SLACK_SCOPES)[number]

export const SLACK_SYNC_STATES = ['never', 'running', 'done', 'failed'] as const

export type SlackSyncState = (typeof SLACK_SYNC_STATES)[number]

/** The result of connecting, in the address of the settings: `?slack=success`. */
export const SLACK_RETURNS = ['success', 'error'] as const

export type SlackReturn = (typeof SLACK_RETURNS)[number]

/** The longest text of a message, in characters; Slack's limit of a section. */
export const SLACK_MESSAGE_MAX = 3_000
