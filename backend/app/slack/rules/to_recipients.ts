import type { SlackSkipReason } from '#contract/slack/data/slack'

/** A user of the workspace, and the member with the same address if there is one. */
export interface WorkspacePerson {
  slackUserId: string
  isBot: boolean
  isDeleted: boolean
  isRestricted: boolean
  member: Member | null
}

interface Member {
  id: string
  wantsMessages: boolean
  isConfirmed: boolean
}

/** A recipient of a message to all members, or a person it skips with the reason. */
export interface Recipient {
  slackUserId: string | null
  userId: string | null
  reason: SlackSkipReason | null
  /** Set for members who want messages, whether or not they can be reached. */
  wantsMessages?: boolean
}

/** Decides on the recipients of a message to all members: members with a Slack account who want messages. */
export function toRecipients(people: readonly WorkspacePerson[], members: readonly Member[]): Recipient[] {
  const reached = new Set<string>()
  const recipients = people.map((person) => {
    const reason = reasonOf(person, reached)
    if (person.member !== null && reason !== 'not_a_member') reached.add(person.member.id)
    const { slackUserId, member } = person
    const wantsMessages = member?.wantsMessages ?? false
    return { slackUserId, userId: member?.id ?? null, reason, wantsMessages }
  })
  const without = members.filter(({ id }) => !reached.has(id))
  return [
    ...recipients,
    ...without.map(({ id, isConfirmed, wantsMessages }) => ({
      slackUserId: null,
      userId: id,
      reason: isConfirmed ? ('no_slack_account' as const) : ('email_unconfirmed' as const),
      wantsMessages,
    })),
  ]
}

function reasonOf(person: WorkspacePerson, reached: Set<string>): SlackSkipReason | null {
  if (person.isBot) return 'bot'
  if (person.isDeleted) return 'deleted'
  if (person.isRestricted) return 'restricted'
  // A second account of the same member gets no message either.
  if (person.member === null || reached.has(person.member.id)) return 'not_a_member'
  return person.member.wantsMessages ? null : 'turned_off'
}
