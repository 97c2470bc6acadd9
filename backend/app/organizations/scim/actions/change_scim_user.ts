import { AppError } from '#core/http/errors/app_error'
import { provisionedAccounts } from '#identity/public'
import { resourceNotFound } from '#organizations/scim/errors'
import { findScimUser, type ScimUserRow } from '#organizations/scim/queries/scim_users'
import { updateScimUser } from '#organizations/scim/repositories/scim_users'
import { writeResource } from '#organizations/scim/repositories/write_resource'
import { changedNames } from '#organizations/scim/rules/shown_name'
import type { UserChanges } from '#organizations/scim/rules/user_changes'

interface ChangeScimUserInput {
  id: string
  changes: UserChanges
  /** The address, if the change has one. */
  email: string | undefined
  actorId: string | null
  /** Throws when the resource has another version than the request expects. */
  check: (row: ScimUserRow) => void
}

/** Changes a person of the directory. A change that was made already writes nothing, and keeps the version. */
export default class ChangeScimUser {
  handle({ id, changes, email, actorId, check }: ChangeScimUserInput) {
    return writeResource(async (trx): Promise<ScimUserRow> => {
      if (changes.active !== undefined) await provisionedAccounts.lockAdministrators(trx)
      const account = await lockAccount(() => provisionedAccounts.lock(trx, id), id)
      const row = await findScimUser(id, trx)
      if (row === null) throw resourceNotFound(id)
      check(row)
      const before = { shown: row.name, given: row.given_name, family: row.family_name }
      const { shown, given, family } = changedNames(before, changes)
      const externalId = changes.externalId === undefined ? row.external_id : changes.externalId
      if (externalId !== row.external_id || given !== row.given_name || family !== row.family_name)
        await updateScimUser(trx, account.id, { externalId, given, family })
      const person = { email: email ?? row.email, name: shown, language: changes.language }
      await provisionedAccounts.change(trx, account, person)
      if (changes.active !== undefined)
        await provisionedAccounts.setActive(trx, account, { isActive: changes.active, actorId })
      return (await findScimUser(account.id, trx))!
    })
  }
}

/** An account that no longer exists is no resource. */
async function lockAccount<User>(lock: () => Promise<User>, id: string): Promise<User> {
  try {
    return await lock()
  } catch (error) {
    throw error instanceof AppError && error.code === 'USER_NOT_FOUND' ? resourceNotFound(id) : error
  }
}
