import { copyNotifications } from '#suggestions/comments/queries/copies_of'
import { replyNotifications } from '#suggestions/comments/queries/replies_to'

/** What the author of suggestions is notified of. */
export const suggestionNotifications = { ...replyNotifications, ...copyNotifications }
