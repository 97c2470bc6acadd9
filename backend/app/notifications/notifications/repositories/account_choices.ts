import { jsonFile } from '#core/files/export/exported_files'
import type { AccountPart } from '#identity/public'
import { findNotificationChoices } from '#notifications/notifications/queries/find_notification_choices'

/** The notification settings of an account. */
export const accountChoices: AccountPart = {
  files: (userId) => [jsonFile('notifications', () => findNotificationChoices(userId))],
}
