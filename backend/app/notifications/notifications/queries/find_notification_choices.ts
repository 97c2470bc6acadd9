import type { NotificationChoices } from '#contract/notifications/data/notification_choice'
import { DEFAULT_CHOICE } from '#contract/notifications/rules/notification'
import { jsonFile } from '#core/files/export/exported_files'
import { reader } from '#core/database/sql/reader'
import type { AccountPart } from '#identity/public'
import { INACTIVITY } from '#notifications/inactivity/repositories/inactivity_choices'
import { withDefaults, type ChoiceRow } from '#notifications/notifications/queries/notification_choices'

type Row = (ChoiceRow & { time_zone: null }) | (Record<keyof ChoiceRow, null> & { time_zone: string })

/** The notification settings of a user, with the digest. */
export async function findNotificationChoices(userId: string): Promise<NotificationChoices> {
  const rows = await reader().rows<Row>(
    `select type, channel, enabled, null as time_zone from notification_choices where user_id = ?
     union all select null, null, null, rhythms.time_zone from mail_digests
       join rhythms on rhythms.user_id = mail_digests.user_id where mail_digests.user_id = ?`,
    [userId, userId],
  )
  const digest = rows.find(({ type }) => type === null)
  const chosen = rows.filter((row) => row.type !== null)
  const inactivity = chosen.find(({ type }) => type === INACTIVITY.type)
  return {
    choices: withDefaults(chosen),
    digest: digest ? { timeZone: digest.time_zone! } : null,
    inactivityMail: inactivity === undefined ? DEFAULT_CHOICE : Boolean(inactivity.enabled),
  }
}

/** The notification settings of an account. */
export const accountChoices: AccountPart = {
  files: (userId) => [jsonFile('notifications', () => findNotificationChoices(userId))],
}
