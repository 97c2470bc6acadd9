export { default as MailOutcome } from '#notifications/jobs/mail_outcome'
export { default as SendDigest } from '#notifications/jobs/send_digest'
export { sendDueDigests } from '#notifications/jobs/send_due_digests'
export { findNotificationChoices } from '#notifications/queries/find_notification_choices'
