/**
 * The scopes of the Slack app. `users:read.email` matches members by address, `commands` and `links:*` are for sharing
 * and link previews in Slack; the others are for messages, users and channels.
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

/** The result of connecting, in the URL that the browser returns to: `?slack=success`. */
export const SLACK_RETURNS = ['success', 'error'] as const

export type SlackReturn = (typeof SLACK_RETURNS)[number]

/** The longest text of a message, in characters: Slack's limit of a section. */
export const SLACK_MESSAGE_MAX = 3_000

/** The longest name in a mention; it is only shown if the mention does not work. */
const MENTION_NAME_MAX = 80

/** A segment of a message to Slack. */
export type SlackSegment =
  | { type: 'text'; text: string }
  | { type: 'user' | 'channel'; id: string; name: string }
  | { type: 'everybody'; name: 'channel' | 'here' }

const MENTION = /\{@([A-Z0-9]{2,32})\|([^{}|\n]*)\}|\{#([A-Z0-9]{2,32})\|([^{}|\n]*)\}|\{!(channel|here)\}/g

/**
 * Parses a stored message. Mentions are stored with Slack's id, which survives renaming a user or channel: `{@U123|Ana
 * Ribeiro}`, `{#C123|marketing}`, `{!channel}` and `{!here}`. Anything else is text.
 */
export function parseSlackMessage(stored: string): SlackSegment[] {
  const segments: SlackSegment[] = []
  let end = 0
  for (const match of stored.matchAll(MENTION)) {
    if (match.index > end) segments.push({ type: 'text', text: stored.slice(end, match.index) })
    segments.push(toSegment(match))
    end = match.index + match[0].length
  }
  if (end < stored.length) segments.push({ type: 'text', text: stored.slice(end) })
  return segments
}

function toSegment([
  ,
  user,
  userName = '',
  channel,
  channelName = '',
  everybody,
]: RegExpMatchArray): SlackSegment {
  if (user !== undefined) return { type: 'user', id: user, name: userName }
  if (channel !== undefined) return { type: 'channel', id: channel, name: channelName }
  return { type: 'everybody', name: everybody === 'here' ? 'here' : 'channel' }
}

const storedName = (name: string) =>
  name
    .replaceAll(/[{}|\n]/g, ' ')
    .trim()
    .slice(0, MENTION_NAME_MAX)

/** The reverse of `parseSlackMessage`. Removes characters from names that would end a mention. */
export function serializeSlackMessage(segments: readonly SlackSegment[]): string {
  return segments.map(toStored).join('')
}

function toStored(segment: SlackSegment): string {
  if (segment.type === 'text') return segment.text
  if (segment.type === 'everybody') return `{!${segment.name}}`
  return `{${segment.type === 'user' ? '@' : '#'}${segment.id}|${storedName(segment.name)}}`
}
