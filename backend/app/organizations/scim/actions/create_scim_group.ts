import { findScimGroup, type ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { changeMembers, insertGroup, updateGroup } from '#organizations/scim/repositories/scim_groups'
import { writeResource } from '#organizations/scim/repositories/write_resource'
import type { GroupChanges } from '#organizations/scim/rules/group_changes'

/** Makes a group of the directory. It gives nothing until an administrator says what. */
export default class CreateScimGroup {
  handle({ displayName = '', externalId = null, members }: GroupChanges) {
    return writeResource(async (trx): Promise<ScimGroupRow> => {
      const names = { displayName, externalId }
      const id = await insertGroup(trx, names)
      const { added } = await changeMembers(trx, { id }, members)
      if (added.length > 0) await updateGroup(trx, id, { ...names, membersChange: added.length })
      return (await findScimGroup(id, trx))!
    })
  }
}
