import { randomBytes } from 'node:crypto'

const hex = (bytes) => randomBytes(bytes).toString('hex')
const numberOf = (value, fallback) => (value === undefined || value === '' ? fallback : Number(value))

/** The settings of this stand-in for Slack, from the environment. Missing credentials are generated. */
export function readSettings(env) {
  const appUrl = (env.APP_URL ?? 'http://localhost:3333').replace(/\/+$/, '')
  const realistic = env.REALISTIC === 'true'
  return {
    appUrl,
    redirectOrigin: env.REDIRECT_ORIGIN ?? new URL(appUrl).origin,
    eventsUrl: appUrl + (env.EVENTS_PATH ?? '/api/slack/events'),
    commandsUrl: appUrl + (env.COMMANDS_PATH ?? '/api/slack/commands'),
    interactionsUrl: appUrl + (env.INTERACTIONS_PATH ?? '/api/slack/interactions'),
    shortcut: env.SHORTCUT_ID ?? 'share_link',
    clientId: env.CLIENT_ID ?? '5021478316.7745100293',
    clientSecret: env.CLIENT_SECRET ?? hex(16),
    signingSecret: env.SIGNING_SECRET ?? hex(16),
    people: numberOf(env.PEOPLE, 0),
    emailDomain: env.EMAIL_DOMAIN ?? 'northwind.example',
    /** Whether the limits per method and minute are enforced. */
    realistic,
    /** Milliseconds between two messages to one channel; 0 for no limit. */
    messageIntervalMs: numberOf(env.MESSAGE_INTERVAL_MS, realistic ? 1_000 : 0),
    /** Milliseconds before each redelivery of an event that was not acknowledged. Slack: at once, 1 and 5 minutes. */
    eventRetryMs: (env.EVENT_RETRY_MS ?? (realistic ? '0,60000,300000' : '0,1000,5000'))
      .split(',')
      .map(Number),
    /** Milliseconds until an event, a command or an interaction counts as not acknowledged. */
    acknowledgeMs: numberOf(env.ACKNOWLEDGE_MS, 3_000),
  }
}
