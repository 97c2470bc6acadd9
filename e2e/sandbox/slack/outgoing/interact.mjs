import { SlackError } from '../api/slack-error.mjs'
import { nextTs } from '../ids.mjs'
import { APP, TEAM } from '../workspace/workspace.mjs'
import { deliver } from './deliver.mjs'
import { LEGACY_TOKEN } from './events.mjs'
import { takeResponse } from './take-response.mjs'

const FORM = 'application/x-www-form-urlencoded'

const channelFacts = (channel) => ({ id: channel.id, name: channel.name ?? 'directmessage' })
const personFacts = ({ id, name }) => ({ id, username: name, name, team_id: TEAM.id })

const common = (workspace, { person, channel }) => ({
  team: { id: TEAM.id, domain: TEAM.domain },
  enterprise: null,
  is_enterprise_install: false,
  user: personFacts(person),
  channel: channelFacts(channel),
  token: LEGACY_TOKEN,
  trigger_id: workspace.triggers.make(),
})

/** What the user sees when the app did not acknowledge. */
function complain(workspace, { person, channel }, what, { reason }) {
  const error =
    { http_timeout: 'operation_timeout', http_error: 'http_service_error' }[reason] ?? 'dispatch_failed'
  workspace.messages.post(
    channel.id,
    { user: 'USLACKBOT', text: `${what} failed with the error "${error}"` },
    { visibleTo: person.id },
  )
}

/** Types `/fanfare <text>` for a user. A message in the response is shown like one sent to the response URL. */
export async function sendCommand(workspace, { person, channel, command = '/fanfare', text = '', spoil }) {
  const context = { person, channel }
  const body = new URLSearchParams({
    token: LEGACY_TOKEN,
    team_id: TEAM.id,
    team_domain: TEAM.domain,
    channel_id: channel.id,
    channel_name: channelFacts(channel).name,
    user_id: person.id,
    user_name: person.name,
    command,
    text,
    api_app_id: APP.id,
    is_enterprise_install: 'false',
    response_url: workspace.responseUrls.make(context),
    trigger_id: workspace.triggers.make(),
  }).toString()
  const url = workspace.settings.commandsUrl
  const result = await deliver(workspace, { url, kind: 'command', type: FORM, body, spoil })
  if (result.reason) complain(workspace, context, command, result)
  else if (result.text.trim() !== '') showAnswer(workspace, context, command, result)
  return result
}

function showAnswer(workspace, context, command, result) {
  try {
    takeResponse(workspace, context, answerOf(result))
  } catch (error) {
    if (!(error instanceof SlackError)) throw error
    complain(workspace, context, command, { reason: 'invalid' })
  }
}

function answerOf({ type, text }) {
  if (!type.includes('application/json')) return { text }
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

async function sendInteraction(workspace, context, payload, spoil) {
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  const url = workspace.settings.interactionsUrl
  const result = await deliver(workspace, { url, kind: payload.type, type: FORM, body, spoil })
  if (result.reason) complain(workspace, context, APP.name, result)
  return result
}

/** Chooses the shortcut of the app in the menu of a message. */
export function sendShortcut(workspace, { person, channel, record, callbackId, spoil }) {
  const context = { person, channel, record }
  const payload = {
    type: 'message_action',
    ...common(workspace, context),
    callback_id: callbackId ?? workspace.settings.shortcut,
    action_ts: nextTs(),
    message_ts: record.message.ts,
    message: record.message,
    response_url: workspace.responseUrls.make({ person, channel }),
  }
  return sendInteraction(workspace, context, payload, spoil)
}

/** The button with this action id, and the block it stands in. */
function findButton({ blocks = [] }, actionId) {
  for (const block of blocks) {
    const buttons = [...(block.elements ?? []), block.accessory]
    const button = buttons.find((each) => each?.type === 'button' && each.action_id === actionId)
    if (button) return { block, button }
  }
  throw new TypeError('The message has no such button')
}

/** Clicks a button of a message. */
export function sendClick(workspace, { person, channel, record, actionId, spoil }) {
  const { block, button } = findButton(record.message, actionId)
  const context = { person, channel, record }
  const ephemeral = record.visibleTo !== undefined
  const { ts } = record.message
  const payload = {
    type: 'block_actions',
    ...common(workspace, context),
    api_app_id: APP.id,
    container: { type: 'message', message_ts: ts, channel_id: channel.id, is_ephemeral: ephemeral },
    message: record.message,
    state: { values: {} },
    response_url: workspace.responseUrls.make(context),
    actions: [{ block_id: block.block_id, ...button, action_ts: nextTs() }],
  }
  return sendInteraction(workspace, context, payload, spoil)
}
