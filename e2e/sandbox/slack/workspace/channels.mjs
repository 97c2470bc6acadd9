import { newId, seconds, stableId } from '../ids.mjs'

const INITIAL = [
  { name: 'general', purpose: 'Company-wide announcements', is_general: true, joined: true },
  { name: 'marketing', purpose: 'Campaigns and posts', joined: true },
  { name: 'sales', purpose: 'The bot has not been added here', joined: false },
  { name: 'launch-2024', purpose: 'Finished', joined: true, is_archived: true },
  { name: 'leadership', purpose: 'Private, with the bot', joined: true, is_private: true },
  { name: 'board', purpose: 'Private, without the bot', joined: false, is_private: true },
]

const topicOf = (value) => ({ value, creator: '', last_set: 0 })

function makeChannel({ id, name, purpose = '', joined = false, ...flags }, teamId, creator) {
  return {
    id: id ?? stableId('C', name),
    name,
    name_normalized: name,
    is_channel: !flags.is_private,
    is_group: false,
    is_im: false,
    is_mpim: false,
    is_private: false,
    created: seconds(),
    is_archived: false,
    is_general: false,
    unlinked: 0,
    is_shared: false,
    is_org_shared: false,
    is_pending_ext_shared: false,
    is_ext_shared: false,
    context_team_id: teamId,
    shared_team_ids: [teamId],
    creator,
    is_member: joined,
    topic: topicOf(''),
    purpose: topicOf(purpose),
    previous_names: [],
    num_members: 7,
    ...flags,
  }
}

/** The channels of the workspace and the direct messages of the bot. */
export function createChannels({ teamId, creator }) {
  const byId = new Map()
  const add = (facts) => {
    const channel = makeChannel(facts, teamId, creator)
    byId.set(channel.id, channel)
    return channel
  }
  for (const facts of INITIAL) add(facts)

  /** The direct message of the bot with a user. */
  function openDirect(person) {
    const id = stableId('D', person.id)
    if (!byId.has(id))
      byId.set(id, {
        id,
        created: seconds(),
        is_archived: false,
        is_im: true,
        is_org_shared: false,
        context_team_id: teamId,
        user: person.id,
        is_user_deleted: person.deleted,
        priority: 0,
      })
    return byId.get(id)
  }

  return {
    openDirect,
    all: () => [...byId.values()],
    find: (id) => byId.get(id),
    create: ({ name, isPrivate = false }) =>
      add({ id: newId('C'), name, ...(isPrivate && { is_private: true }) }),
    rename(channel, name) {
      channel.previous_names = [channel.name, ...channel.previous_names]
      Object.assign(channel, { name, name_normalized: name })
    },
    /** The conversations the bot can see: public channels, and private ones with the bot in them. */
    isVisible: (channel) => channel.is_im || !channel.is_private || channel.is_member,
  }
}

/** The type of a conversation, as `conversations.list` and the scopes name it. */
export const typeOf = ({ is_im: isDirect, is_private: isPrivate }) => {
  if (isDirect) return 'im'
  return isPrivate ? 'private_channel' : 'public_channel'
}
