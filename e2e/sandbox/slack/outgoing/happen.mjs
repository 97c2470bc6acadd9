import { newSecret, nextTs, seconds } from '../ids.mjs'
import { sendEvent, verifyUrl } from './events.mjs'

const LINK = /https?:\/\/[^\s<>|]+/g

/** Typed text in Slack's storage format: three characters as entities, links in angle brackets. */
const asStored = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(LINK, (url) => `<${url}>`)
const briefOf = ({ id, name, created }) => ({ id, name, created })

/** Posts a message of a user. The app gets an event about links to it, if its manifest asks for that. */
export async function postAsPerson(workspace, { person, channel, text }, options) {
  const unfurlId = newSecret('unfurl')
  const { message } = workspace.messages.post(
    channel.id,
    { user: person.id, text: asStored(text), team: person.team_id, client_msg_id: newSecret('msg') },
    { unfurlId },
  )
  const appHost = new URL(workspace.settings.appUrl).host
  const links = (text.match(LINK) ?? []).filter((url) => URL.canParse(url) && new URL(url).host === appHost)
  if (links.length === 0) return { message }
  const delivery = await sendEvent(
    workspace,
    {
      type: 'link_shared',
      user: person.id,
      channel: channel.id,
      message_ts: message.ts,
      unfurl_id: unfurlId,
      source: 'conversations_history',
      is_bot_user_member: channel.is_im || channel.is_member,
      links: links.map((url) => ({ url, domain: new URL(url).hostname })),
    },
    options,
  )
  return { message, delivery }
}

/** Removes the app from the workspace: revokes every token, and notifies the app. */
export async function uninstall(workspace, options) {
  const bot = [workspace.people.bot.id]
  workspace.installation.end('account_inactive')
  workspace.views.length = 0
  await sendEvent(workspace, { type: 'tokens_revoked', tokens: { oauth: [], bot } }, options)
  return sendEvent(workspace, { type: 'app_uninstalled' }, options)
}

const personOf = ({ people }, { user, email }) => people.find(user) ?? people.byEmail(email)
const channelOf = ({ channels }, { channel }) =>
  channels.all().find(({ id, name }) => channel !== undefined && (id === channel || name === channel))

/** Each event by type: changes the workspace and returns the event to send. */
const CHANGES = {
  team_join: ({ people }, facts) => ({ user: people.join(facts) }),
  user_change(workspace, facts) {
    const user = workspace.people.change(personOf(workspace, facts), facts.changes ?? {})
    return { user, cache_ts: seconds() }
  },
  channel_created({ channels, people }, facts) {
    const channel = channels.create(facts)
    return { channel: { ...briefOf(channel), creator: people.active()[0].id } }
  },
  channel_rename(workspace, facts) {
    const channel = channelOf(workspace, facts)
    workspace.channels.rename(channel, facts.name)
    return { channel: briefOf(channel) }
  },
  channel_archive(workspace, facts) {
    const channel = channelOf(workspace, facts)
    channel.is_archived = true
    return { channel: channel.id, user: workspace.people.active()[0].id }
  },
  tokens_revoked(workspace) {
    workspace.installation.end('token_revoked')
    return { tokens: { oauth: [], bot: [workspace.people.bot.id] } }
  },
}

/** Triggers an event in the workspace and sends it to the app. Throws for an unknown `type` or reference. */
export async function happen(workspace, { type, force, eventId, spoil, ...facts }) {
  const options = { force, eventId, spoil }
  if (type === 'url_verification') return verifyUrl(workspace, spoil)
  if (type === 'app_uninstalled') return uninstall(workspace, options)
  if (type === 'link_shared') {
    const person = personOf(workspace, facts) ?? workspace.people.active()[0]
    const channel = channelOf(workspace, facts)
    return (await postAsPerson(workspace, { person, channel, text: facts.text }, options)).delivery
  }
  const event = facts.event ?? CHANGES[type](workspace, facts)
  workspace.onChange()
  return sendEvent(workspace, { type, event_ts: nextTs(), ...event }, options)
}
