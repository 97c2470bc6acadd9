import { resourceNotFound } from '#organizations/scim/errors'
import { findScimGroup, type ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { followGroup } from '#organizations/scim/repositories/follow_group'
import { changeMembers, updateGroup } from '#organizations/scim/repositories/scim_groups'
import { writeResource } from '#organizations/scim/repositories/write_resource'
import type { GroupChanges } from '#organizations/scim/rules/group_changes'

interface ChangeScimGroupInput {
  id: string
  changes: GroupChanges
  /** Throws when the resource has another version than the request expects. */
  check: (row: ScimGroupRow) => void
}

/**
 * Changes a group of the directory; memberships follow. A change that was made already writes nothing, and keeps the
 * version.
 */
export default class ChangeScimGroup {
  handle({ id, changes, check }: ChangeScimGroupInput) {
    return writeResource(async (trx): Promise<ScimGroupRow> => {
      const row = await findScimGroup(id, trx)
      if (row === null) throw resourceNotFound(id)
      check(row)
      const { displayName = row.display_name, externalId = row.external_id } = changes
      const { added, removed } = await changeMembers(trx, row, changes.members)
      const changed = [...added, ...removed]
      if (changed.length === 0 && displayName === row.display_name && externalId === row.external_id)
        return row
      const membersChange = added.length - removed.length
      await updateGroup(trx, row.id, { displayName, externalId, membersChange })
      await followGroup(trx, row, changed)
      return (await findScimGroup(row.id, trx))!
    })
  }
}
