import { typeOf } from '../../workspace/channels.mjs'
import { flag } from '../arguments.mjs'
import { pageOf } from '../paging.mjs'
import { demand } from '../slack-error.mjs'
import { visibleChannel } from './conversations.mjs'

const SCOPES = { public_channel: 'channels:history', private_channel: 'groups:history', im: 'im:history' }

/** Whether a message lies between the two times; the ends count only with `inclusive`. */
function isBetween(ts, { oldest = '0', latest, inclusive }) {
  const time = Number(ts)
  const [from, to] = [Number(oldest), latest ? Number(latest) : Infinity]
  return flag(inclusive) ? time >= from && time <= to : time > from && time < to
}

const withoutMetadata = ({ metadata: _metadata, ...message }) => message

function history({ workspace, args, demandScope }) {
  const channel = visibleChannel(workspace, args.channel)
  demandScope(SCOPES[typeOf(channel)])
  demand(channel.is_im || channel.is_member, 'not_in_channel')
  const messages = workspace.messages
    .of(channel.id)
    .filter(({ visibleTo, message }) => !visibleTo && isBetween(message.ts, args))
    .map(({ message }) => message)
    .toReversed()
  const { rows, next } = pageOf(messages, args, { fallback: 100, idOf: ({ ts }) => ts })
  return {
    messages: flag(args.include_all_metadata) ? rows : rows.map(withoutMetadata),
    has_more: next !== '',
    pin_count: 0,
    ...(next !== '' && { response_metadata: { next_cursor: next } }),
  }
}

/** The messages of a conversation, newest first. */
export const historyMethods = { 'conversations.history': { tier: 3, run: history } }
