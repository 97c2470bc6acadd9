import { resourceNotFound } from '#organizations/scim/errors'
import { findScimGroup, type ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { followGroup } from '#organizations/scim/repositories/follow_group'
import { deleteGroup, membersAmong } from '#organizations/scim/repositories/scim_groups'
import { writeResource } from '#organizations/scim/repositories/write_resource'

interface DeleteScimGroupInput {
  id: string
  /** Throws when the resource has another version than the request expects. */
  check: (row: ScimGroupRow) => void
}

/** Deletes a group of the directory, and with it the memberships that it alone gave. */
export default class DeleteScimGroup {
  handle({ id, check }: DeleteScimGroupInput): Promise<void> {
    return writeResource(async (trx) => {
      const row = await findScimGroup(id, trx)
      if (row === null) throw resourceNotFound(id)
      check(row)
      const members = await membersAmong(trx, row.id, null)
      await deleteGroup(trx, row.id)
      await followGroup(trx, row, [...members])
    })
  }
}
