import { forSelf, type User } from '#users/public'
import { findNotificationChoices } from '#notifications/public'
import { forOwner, listSessions } from '#auth/public'
import { instantToIso } from '#core/database/instant'
import { listIdentities } from '#external_sign_in/public'
import { asCsv, asJson, asJsonList } from '#accounts/rules/export/as_text'
import type { Table } from './table.js'
import {
  copiesOf,
  organizationsOf,
  postsOf,
  reportsOf,
  slackMessagesOf,
  suggestionsOf,
  supportRequestsOf,
  testimonialsOf,
} from './tables.js'
import type { ArchiveFile } from '#accounts/rules/export/zip_stream'

/** The files of an account export, read lazily one after the other. */
export function exportFiles(user: User, sessionId: string): ArchiveFile[] {
  return [
    { name: 'profile.json', content: asJson(() => profileOf(user)) },
    ...inBothForms('organizations', organizationsOf(user.id)),
    ...inBothForms('posts', postsOf(user.id)),
    ...inBothForms('suggestions', suggestionsOf(user.id)),
    ...inBothForms('copies', copiesOf(user.id)),
    ...inBothForms('reports', reportsOf(user.id)),
    { name: 'notifications.json', content: asJson(() => findNotificationChoices(user.id)) },
    ...inBothForms('testimonials', testimonialsOf(user.id)),
    ...inBothForms('support-requests', supportRequestsOf(user.id)),
    ...inBothForms('slack-messages', slackMessagesOf(user.id)),
    { name: 'sessions.json', content: asJson(() => sessionsOf(user, sessionId)) },
  ]
}

function inBothForms<Row>(name: string, table: Table<Row>): ArchiveFile[] {
  return [
    { name: `${name}.json`, content: asJsonList(table) },
    { name: `${name}.csv`, content: asCsv(table) },
  ]
}

async function profileOf(user: User) {
  const identities = await listIdentities(user.id)
  return {
    ...forSelf(user),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    identities: identities.map(({ provider, email, created_at }) => ({
      provider,
      email,
      createdAt: instantToIso(created_at),
    })),
  }
}

async function sessionsOf(user: User, sessionId: string) {
  const sessions = await listSessions(user.id)
  return sessions.map((session) => forOwner(session, sessionId))
}
