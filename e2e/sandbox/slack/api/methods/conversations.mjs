import { typeOf } from '../../workspace/channels.mjs'
import { isHuman } from '../../workspace/people.mjs'
import { flag } from '../arguments.mjs'
import { pageOf } from '../paging.mjs'
import { demand } from '../slack-error.mjs'

const READ_SCOPES = {
  public_channel: 'channels:read',
  private_channel: 'groups:read',
  im: 'im:read',
  mpim: 'mpim:read',
}

/** A direct message reveals its latest message, and nothing else without a further scope. */
function withLatest(workspace, channel) {
  if (!channel.is_im) return channel
  const latest = workspace.messages.of(channel.id).findLast(({ visibleTo }) => !visibleTo)
  if (!latest) return { ...channel, latest: null }
  const { metadata: _metadata, ...message } = latest.message
  return { ...channel, latest: message }
}

/** The conversation with this id, if the bot can see it. */
export function visibleChannel(workspace, id) {
  const channel = workspace.channels.find(id)
  demand(channel && workspace.channels.isVisible(channel), 'channel_not_found')
  return channel
}

function list({ workspace, args, demandScope }) {
  const types = (args.types || 'public_channel').split(',').map((type) => type.trim())
  demand(
    types.every((type) => type in READ_SCOPES),
    'invalid_types',
  )
  demandScope(...types.map((type) => READ_SCOPES[type]))
  const rows = workspace.channels
    .all()
    .filter((channel) => types.includes(typeOf(channel)) && workspace.channels.isVisible(channel))
    .filter((channel) => !(flag(args.exclude_archived) && channel.is_archived))
  const page = pageOf(rows, args, { fallback: 100 })
  return { channels: page.rows, response_metadata: { next_cursor: page.next } }
}

function open({ workspace, args }) {
  if (args.channel) return { channel: { id: visibleChannel(workspace, args.channel).id } }
  demand(args.users, 'users_list_not_supplied')
  const ids = String(args.users).split(',')
  demand(ids.length === 1, 'too_many_users')
  const person = workspace.people.find(ids[0])
  demand(person, 'user_not_found')
  demand(isHuman(person), 'cannot_dm_bot')
  demand(!person.deleted, 'user_disabled')
  const channel = workspace.channels.openDirect(person)
  return { channel: flag(args.return_im) ? channel : { id: channel.id } }
}

function join({ workspace, args }) {
  const channel = visibleChannel(workspace, args.channel)
  demand(!channel.is_im && !channel.is_private, 'method_not_supported_for_channel_type')
  demand(!channel.is_archived, 'is_archived')
  const already = channel.is_member
  channel.is_member = true
  workspace.onChange()
  if (!already) return { channel }
  return { channel, warning: 'already_in_channel', response_metadata: { warnings: ['already_in_channel'] } }
}

/** Channels and direct messages. */
export const conversationMethods = {
  'conversations.list': { tier: 2, run: list },
  'conversations.info': {
    tier: 3,
    run({ workspace, args, demandScope }) {
      const channel = visibleChannel(workspace, args.channel)
      demandScope(READ_SCOPES[typeOf(channel)])
      return { channel: withLatest(workspace, channel) }
    },
  },
  'conversations.open': { scopes: ['im:write'], tier: 3, run: open },
  'conversations.join': { scopes: ['channels:join'], tier: 3, run: join },
}
