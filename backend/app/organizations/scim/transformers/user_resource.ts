import env from '#start/env'
import { instantToIso } from '#core/database/rows/instant'
import type { ScimUserRow } from '#organizations/scim/queries/scim_users'
import { USER_SCHEMA } from '#organizations/scim/rules/attributes'
import { versionOf } from '#organizations/scim/rules/entity_tag'

/** A person as a SCIM resource. */
export function toUserResource(row: ScimUserRow) {
  const content = {
    schemas: [USER_SCHEMA],
    id: row.user_id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.email,
    name: {
      formatted: row.name,
      ...(row.given_name !== null && { givenName: row.given_name }),
      ...(row.family_name !== null && { familyName: row.family_name }),
    },
    displayName: row.name,
    ...(row.language !== null && { preferredLanguage: row.language }),
    active: row.disabled_at === null,
    emails: [{ value: row.email, type: 'work', primary: true }],
  }
  const changedAt = [row.updated_at, row.user_updated_at].map(instantToIso).toSorted()
  const meta = {
    resourceType: 'User',
    created: instantToIso(row.created_at),
    lastModified: changedAt[1]!,
    location: `${env.appUrl}/api/scim/v2/Users/${row.user_id}`,
    version: versionOf(content),
  }
  return { ...content, meta }
}
