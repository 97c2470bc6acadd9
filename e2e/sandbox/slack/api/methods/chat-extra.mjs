import { structured } from '../arguments.mjs'
import { demandBlocks } from '../blocks.mjs'
import { demand } from '../slack-error.mjs'
import { botFacts, contentOf, demandWritable } from './chat.mjs'
import { visibleChannel } from './conversations.mjs'

function postEphemeral({ workspace, args, installation }) {
  const channel = visibleChannel(workspace, args.channel)
  demandWritable(channel, installation)
  const person = workspace.people.find(args.user)
  demand(person && !person.deleted, 'user_not_in_channel')
  const record = workspace.messages.post(
    channel.id,
    { ...botFacts(workspace), ...contentOf(args) },
    { token: installation.token, method: 'chat.postEphemeral', visibleTo: person.id },
  )
  return { message_ts: record.message.ts }
}

const linkOf = (text) => text.replaceAll('&amp;', '&')

function unfurl({ workspace, args }) {
  const unfurls = structured(args.unfurls, 'invalid_unfurls_format')
  demand(unfurls, 'missing_unfurls')
  demand(typeof unfurls === 'object' && !Array.isArray(unfurls), 'invalid_unfurls_format')
  const record = args.unfurl_id
    ? workspace.messages.all().find(({ unfurlId }) => unfurlId === args.unfurl_id)
    : workspace.messages.find(args.channel, String(args.ts))
  demand(record && !record.deletedAt, 'cannot_find_message')
  for (const [link, attachment] of Object.entries(unfurls)) {
    demand(linkOf(record.message.text).includes(linkOf(link)), 'cannot_unfurl_url')
    demandBlocks(attachment.blocks)
  }
  const attachments = Object.entries(unfurls).map(([link, attachment], index) => ({
    id: index + 1,
    ...attachment,
    from_url: link,
    is_app_unfurl: true,
  }))
  workspace.messages.attach(record, attachments)
  return {}
}

/** Messages for one user, and previews of links. */
export const chatExtraMethods = {
  'chat.postEphemeral': { scopes: ['chat:write'], tier: 4, run: postEphemeral },
  'chat.unfurl': { scopes: ['links:write'], tier: 3, run: unfurl },
}
