import { newId, seconds, stableId } from '../ids.mjs'

/** The demo accounts of Fanfare, guests, a deactivated user, bots, and users without a Fanfare account. */
const cast = (domain) => [
  { name: 'Ana Ribeiro', email: `ana@${domain}`, is_admin: true, is_owner: true, is_primary_owner: true },
  { name: 'Tomás Leal', email: `tomas@${domain}`, is_admin: true },
  { name: 'Marina Duarte', email: `marina@${domain}` },
  { name: 'Jonas Weber', email: `jonas@${domain}` },
  { name: 'Priya Nair', email: `priya@${domain}` },
  { name: 'Luca Moretti', email: `luca@${domain}`, display: '' },
  { name: 'Zoë <Kim>', email: `zoe@${domain}`, display: 'zoë & co' },
  { name: 'Bruno Costa', email: `bruno@${domain}`, deleted: true },
  { name: 'Rita Guest', email: 'rita@agency.example', is_restricted: true },
  { name: 'Viktor Guest', email: 'viktor@agency.example', is_restricted: true, is_ultra_restricted: true },
  { name: 'Build Reports', bot: true },
]

const handleOf = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\w\s.-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '.')

function makePerson({ name, email, display, bot = false, deleted = false, id, ...flags }, teamId) {
  const handle = email?.split('@')[0] ?? handleOf(name)
  return {
    id: id ?? stableId('U', email ?? name),
    team_id: teamId,
    name: handle,
    deleted,
    real_name: name,
    ...(!deleted && {
      color: '9f69e7',
      tz: 'Europe/Lisbon',
      tz_label: 'Western European Time',
      tz_offset: 0,
    }),
    profile: {
      real_name: name,
      real_name_normalized: name,
      display_name: display ?? handle,
      display_name_normalized: display ?? handle,
      status_text: '',
      status_emoji: '',
      avatar_hash: 'g0000000000',
      ...(email && { email }),
      ...(bot && { api_app_id: stableId('A', name), bot_id: stableId('B', name), always_active: false }),
      team: teamId,
    },
    is_admin: false,
    is_owner: false,
    is_primary_owner: false,
    is_restricted: false,
    is_ultra_restricted: false,
    is_bot: bot,
    is_app_user: false,
    updated: seconds(),
    ...(!bot && { is_email_confirmed: true }),
    ...flags,
  }
}

/** Whether a user can receive direct messages: not a bot, nor Slackbot, which Slack does not count as one. */
export const isHuman = (person) => !person.is_bot && person.id !== 'USLACKBOT'

/** The users of the workspace, with Slackbot and the bot of Fanfare. `count` adds numbered colleagues. */
export function createPeople({ teamId, appId, botId, domain, count }) {
  const byId = new Map()
  const add = (facts) => {
    const person = makePerson(facts, teamId)
    byId.set(person.id, person)
    return person
  }

  add({ id: 'USLACKBOT', name: 'Slackbot', display: 'Slackbot' })
  const bot = add({ name: 'Fanfare', bot: true })
  Object.assign(bot.profile, { api_app_id: appId, bot_id: botId })
  for (const facts of cast(domain)) add(facts)
  for (let n = 1; n <= count; n++) add({ name: `Person ${n}`, email: `person${n}@${domain}` })

  const all = () => [...byId.values()]
  return {
    bot,
    all,
    /** The users who can act on the page. */
    active: () => all().filter((person) => isHuman(person) && !person.deleted),
    find: (id) => byId.get(id),
    byEmail: (email) =>
      all().find(({ profile }) => profile.email?.toLowerCase() === String(email).toLowerCase()),
    join: ({ name, email }) => add({ id: newId('U'), name, email }),
    change(person, { name, display, email, deleted, restricted }) {
      if (name !== undefined) Object.assign(person, { real_name: name })
      if (name !== undefined) Object.assign(person.profile, { real_name: name, real_name_normalized: name })
      if (display !== undefined)
        Object.assign(person.profile, { display_name: display, display_name_normalized: display })
      if (email !== undefined) person.profile.email = email
      if (deleted !== undefined) person.deleted = deleted
      if (restricted !== undefined) person.is_restricted = restricted
      person.updated = seconds()
      return person
    },
  }
}
