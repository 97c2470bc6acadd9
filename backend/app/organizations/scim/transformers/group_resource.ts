import env from '#start/env'
import { instantToIso } from '#core/database/rows/instant'
import type { ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { GROUP_SCHEMA } from '#organizations/scim/rules/attributes'

const BASE = `${env.appUrl}/api/scim/v2`

/** The version of a group, which every change counts up. */
export const groupVersion = ({ version }: Pick<ScimGroupRow, 'version'>) => `W/"${version}"`

/** A group as a SCIM resource; `memberIds` is undefined when the members were not asked for. */
export function toGroupResource(row: ScimGroupRow, memberIds: readonly string[] | undefined) {
  return {
    schemas: [GROUP_SCHEMA],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.display_name,
    ...(memberIds && {
      members: memberIds.map((value) => ({ value, $ref: `${BASE}/Users/${value}`, type: 'User' })),
    }),
    meta: {
      resourceType: 'Group',
      created: instantToIso(row.created_at),
      lastModified: instantToIso(row.updated_at),
      location: `${BASE}/Groups/${row.id}`,
      version: groupVersion(row),
    },
  }
}
