import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { newId, nextTs, seconds } from '../ids.mjs'
import { APP, TEAM } from '../workspace/workspace.mjs'
import { deliver } from './deliver.mjs'

/** Slack's deprecated verification token, which apps ignore. */
export const LEGACY_TOKEN = 'deprecated'

/** The scope an app needs to receive an event. */
const SCOPES = {
  link_shared: 'links:read',
  team_join: 'users:read',
  user_change: 'users:read',
  channel_created: 'channels:read',
  channel_rename: 'channels:read',
  channel_archive: 'channels:read',
}

const envelope = ({ people }, event, eventId) => ({
  token: LEGACY_TOKEN,
  team_id: TEAM.id,
  context_team_id: TEAM.id,
  context_enterprise_id: null,
  api_app_id: APP.id,
  event: { event_ts: nextTs(), ...event },
  type: 'event_callback',
  event_id: eventId,
  event_time: seconds(),
  authorizations: [
    {
      enterprise_id: null,
      team_id: TEAM.id,
      user_id: people.bot.id,
      is_bot: true,
      is_enterprise_install: false,
    },
  ],
  is_ext_shared_channel: false,
  event_context: `4-${randomBytes(12).toString('hex')}`,
})

const send = (workspace, kind, content, facts) =>
  deliver(workspace, {
    url: workspace.settings.eventsUrl,
    kind,
    type: 'application/json',
    body: JSON.stringify(content),
    ...facts,
  })

/** Redelivers up to three times, with the number and the reason of the retry. */
async function deliverEvent(workspace, kind, content, spoil) {
  let result = await send(workspace, kind, content, { spoil })
  for (const [index, waitMs] of workspace.settings.eventRetryMs.entries()) {
    if (!result.reason || result.noRetry) return result
    await delay(waitMs, undefined, { ref: false })
    const headers = { 'x-slack-retry-num': String(index + 1), 'x-slack-retry-reason': result.reason }
    result = await send(workspace, kind, content, { spoil, headers })
  }
  return result
}

/**
 * Sends the app an event, if its scopes allow it (`force` sends it anyway). `eventId` repeats an earlier delivery.
 * Resolves with the last delivery, or nothing if none was made.
 */
export async function sendEvent(workspace, event, { force = false, eventId = newId('Ev'), spoil } = {}) {
  const scope = SCOPES[event.type]
  const granted = workspace.installation.current()?.scopes ?? []
  if (scope && !force && !granted.includes(scope)) return undefined
  return deliverEvent(workspace, event.type, envelope(workspace, event, eventId), spoil)
}

/** Verifies the app's request URL, and returns whether it passed. */
export async function verifyUrl(workspace, spoil) {
  const challenge = randomBytes(24).toString('base64url')
  const content = { token: LEGACY_TOKEN, challenge, type: 'url_verification' }
  const { status, text } = await send(workspace, 'url_verification', content, { spoil })
  const isVerified = status === 200 && text.includes(challenge)
  return { verified: isVerified, status, answer: text }
}
