import { newId, seconds } from '../../ids.mjs'
import { isHuman } from '../../workspace/people.mjs'
import { APP, TEAM } from '../../workspace/workspace.mjs'
import { structured } from '../arguments.mjs'
import { demandBlocks } from '../blocks.mjs'
import { demand } from '../slack-error.mjs'
import { visibleChannel } from './conversations.mjs'

const TEXT_MAX = 40_000

/** Text, blocks, attachments and metadata of a message, checked. */
export function contentOf(args) {
  const blocks = structured(args.blocks, 'invalid_blocks_format')
  const attachments = structured(args.attachments, 'invalid_attachments')
  const metadata = structured(args.metadata, 'invalid_metadata_format')
  const text = args.text === undefined ? '' : String(args.text)
  demand(text.length <= TEXT_MAX, 'msg_too_long')
  demandBlocks(blocks)
  demand(text.trim() !== '' || blocks?.length > 0 || attachments?.length > 0, 'no_text')
  demand(
    !metadata || (typeof metadata.event_type === 'string' && typeof metadata.event_payload === 'object'),
    'invalid_metadata_format',
  )
  return {
    text,
    ...(blocks?.length > 0 && { blocks: blocks.map((block) => ({ block_id: newId('b'), ...block })) }),
    ...(attachments?.length > 0 && { attachments }),
    ...(metadata && { metadata }),
  }
}

/** The conversation a message goes to: a channel, or the direct message of a user. */
function destination(workspace, id) {
  const person = workspace.people.find(id)
  if (!person) return visibleChannel(workspace, id)
  demand(isHuman(person), 'cannot_dm_bot')
  demand(!person.deleted, 'channel_not_found')
  return workspace.channels.openDirect(person)
}

/** Refuses a conversation the bot cannot write to. */
export function demandWritable(channel, { scopes }) {
  demand(!channel.is_archived, 'is_archived')
  const anywhere = scopes.includes('chat:write.public') && !channel.is_private
  demand(channel.is_im || channel.is_member || anywhere, 'not_in_channel')
}

/** The fields of every message of the bot. */
export const botFacts = ({ people }) => ({
  user: people.bot.id,
  bot_id: APP.botId,
  app_id: APP.id,
  team: TEAM.id,
  bot_profile: {
    id: APP.botId,
    app_id: APP.id,
    name: APP.name,
    deleted: false,
    updated: seconds(),
    team_id: TEAM.id,
  },
})

function post({ workspace, args, installation }) {
  demand(args.channel, 'channel_not_found')
  const channel = destination(workspace, args.channel)
  demandWritable(channel, installation)
  const content = contentOf(args)
  const { message } = workspace.messages.post(
    channel.id,
    { ...botFacts(workspace), ...content, ...(args.thread_ts && { thread_ts: String(args.thread_ts) }) },
    { token: installation.token, method: 'chat.postMessage' },
  )
  return { channel: channel.id, ts: message.ts, message }
}

/** The message of the bot that a call names. */
function ownMessage(workspace, { channel, ts }, refusal) {
  const record = workspace.messages.find(visibleChannel(workspace, channel).id, String(ts))
  demand(record && !record.visibleTo, 'message_not_found')
  demand(record.message.user === workspace.people.bot.id, refusal)
  return record
}

function update({ workspace, args }) {
  const record = ownMessage(workspace, args, 'cant_update_message')
  const content = contentOf(args)
  if (content.blocks === undefined && args.blocks !== undefined) delete record.message.blocks
  workspace.messages.update(record, content)
  const { channel, message } = record
  return { channel, ts: message.ts, text: message.text, message }
}

function remove({ workspace, args }) {
  const record = ownMessage(workspace, args, 'cant_delete_message')
  workspace.messages.remove(record)
  return { channel: record.channel, ts: record.message.ts }
}

/**
 * Messages of the bot. Posting twice creates two messages: Slack documents no `client_msg_id` for this method.
 */
export const chatMethods = {
  'chat.postMessage': { scopes: ['chat:write'], run: post },
  'chat.update': { scopes: ['chat:write'], tier: 3, run: update },
  'chat.delete': { scopes: ['chat:write'], tier: 3, run: remove },
}
