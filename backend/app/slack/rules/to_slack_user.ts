import type { SlackMember } from '#slack/queries/list_at_slack'
import { emailKey } from '#users/public'

/** A user of the workspace, as it is stored. */
export interface SyncedUser {
  slack_user_id: string
  name: string
  display_name: string
  real_name: string
  email: string | null
  email_key: string | null
  is_bot: boolean
  is_deleted: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
}

const NAME_MAX = 255
const EMAIL_MAX = 254
const ID = /^[A-Z0-9]{2,32}$/
/** Slack's own bot is not marked as one. */
const SLACKBOT = 'USLACKBOT'

const shorten = (text: string | undefined) => (text ?? '').slice(0, NAME_MAX)

/** Reads a user of Slack's answer. Null when it has no id, and so cannot be told from others. */
export function toSlackUser(member: SlackMember): SyncedUser | null {
  const { id, name, profile } = member
  if (id === undefined || !ID.test(id)) return null
  const email = profile?.email !== undefined && profile.email.length <= EMAIL_MAX ? profile.email : null
  return {
    slack_user_id: id,
    name: shorten(name),
    display_name: shorten(profile?.display_name),
    real_name: shorten(profile?.real_name || member.real_name || name),
    email,
    // What somebody only claims is no proof of who they are.
    email_key: email === null || member.is_email_confirmed === false ? null : emailKey(email),
    is_bot: member.is_bot === true || id === SLACKBOT,
    is_deleted: member.deleted === true,
    is_restricted: member.is_restricted === true,
    is_ultra_restricted: member.is_ultra_restricted === true,
  }
}
