import type { SlackMember } from '#slack/gateways/list_at_slack'
import { emailKey } from '#core/database/search/email_key'

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
/** Slack does not mark its own bot as one. */
const SLACKBOT = 'USLACKBOT'

const shorten = (text: string | undefined) => (text ?? '').slice(0, NAME_MAX)

/** Converts a user from Slack. Null without an id. */
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
    // An unconfirmed address does not prove a user's identity.
    email_key: email === null || member.is_email_confirmed === false ? null : emailKey(email),
    is_bot: member.is_bot === true || id === SLACKBOT,
    is_deleted: member.deleted === true,
    is_restricted: member.is_restricted === true,
    is_ultra_restricted: member.is_ultra_restricted === true,
  }
}
