import { provisionedAccounts } from '#identity/public'
import { notUnique } from '#organizations/scim/errors'
import { findScimUser, type ScimUserRow } from '#organizations/scim/queries/scim_users'
import { insertScimUser } from '#organizations/scim/repositories/scim_users'
import { writeResource } from '#organizations/scim/repositories/write_resource'
import { changedNames } from '#organizations/scim/rules/shown_name'
import type { UserChanges } from '#organizations/scim/rules/user_changes'

interface CreateScimUserInput {
  user: UserChanges
  email: string
  actorId: string | null
}

/**
 * Provisions a person: with a new account, or with the account that has the confirmed address. The directory governs the
 * name from then on.
 */
export default class CreateScimUser {
  handle({
    user: { externalId = null, active = true, language, ...names },
    email,
    actorId,
  }: CreateScimUserInput) {
    return writeResource(async (trx): Promise<ScimUserRow> => {
      await provisionedAccounts.lockAdministrators(trx)
      const fallback = email.slice(0, email.lastIndexOf('@'))
      const { shown, given, family } = changedNames({ shown: '', given: null, family: null }, names)
      const name = shown === '' ? fallback : shown
      const account = await provisionedAccounts.findOrCreate(trx, { email, name, language })
      if (await findScimUser(account.id, trx))
        throw notUnique('The person with this userName is provisioned already.')
      await insertScimUser(trx, account.id, { externalId, given, family })
      await provisionedAccounts.change(trx, account, {
        email,
        name: shown === '' ? account.name : name,
        language,
      })
      await provisionedAccounts.setActive(trx, account, { isActive: active, actorId })
      return (await findScimUser(account.id, trx))!
    })
  }
}
