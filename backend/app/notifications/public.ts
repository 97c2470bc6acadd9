export { findNotificationChoices } from '#notifications/notifications/queries/find_notification_choices'
export { unreadNotifications } from '#notifications/notifications/queries/unread_notifications'
export { lastEventId } from '#notifications/stream/events/live'
export { findRhythms } from '#notifications/rhythms/repositories/rhythms'
