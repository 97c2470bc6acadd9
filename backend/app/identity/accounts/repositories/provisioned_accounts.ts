import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import { changesEmail, emailKey } from '#core/database/search/email_key'
import { recordDecision } from '#core/events/decision_made'
import { AppError } from '#core/http/errors/app_error'
import { now } from '#core/runtime/clock'
import { lastAdministrator } from '#identity/accounts/errors'
import { endAccess, endPendingAccess } from '#identity/auth/repositories/end_access'
import { deleteAllTokens } from '#identity/auth/repositories/one_time_tokens'
import User from '#identity/users/models/user'
import {
  hasOtherAdministrator,
  lockAdministrators,
  lockUser,
  setDisabled,
} from '#identity/users/repositories/administrators'
import { insertUser } from '#identity/users/repositories/insert_user'

/** A person as the directory of the company knows them. It vouches for the address. */
interface ProvisionedPerson {
  email: string
  name: string
  language?: Language
}

/**
 * The locked account with the address of a person, or a new one. An account whose address is unconfirmed may be another
 * person's, and groups would give it access: EMAIL_EXISTS.
 */
async function findOrCreate(trx: TransactionClientContract, person: ProvisionedPerson): Promise<User> {
  const found = await User.findByEmail(person.email, trx)
  if (found) {
    const user = await lockUser(trx, found.id)
    if (user.emailVerifiedAt === null) throw new AppError('EMAIL_EXISTS')
    return user
  }
  const user = await insertUser(trx, {
    ...person,
    language: person.language ?? null,
    passwordHash: null,
    emailVerifiedAt: now(),
    by: 'directory',
  })
  return user.refresh()
}

/** Changes a locked account. The language that a person has chosen stays. */
async function change(
  trx: TransactionClientContract,
  user: User,
  { email, name, language }: ProvisionedPerson,
): Promise<void> {
  const isNew = changesEmail(user, email)
  if (isNew && (await User.findByEmail(email, trx))) throw new AppError('EMAIL_EXISTS')
  user.useTransaction(trx).merge({ email, name, language: user.language ?? language ?? null })
  if (isNew) {
    // Links to the earlier address would open the account.
    user.merge({ emailKey: emailKey(email), emailVerifiedAt: now() })
    await deleteAllTokens(trx, user.id)
    await endPendingAccess(trx, user.id)
  }
  await user.save()
}

interface ActiveChange {
  isActive: boolean
  /** The administrator who connected the directory. */
  actorId: string | null
}

/**
 * Disables a locked account, which ends all access, or enables it again. An account that an administrator has disabled
 * stays so. The caller has locked the administrators; the last one stays.
 */
async function setActive(
  trx: TransactionClientContract,
  user: User,
  { isActive, actorId }: ActiveChange,
): Promise<void> {
  const isUnchanged = isActive ? user.disabledBy !== 'directory' : user.disabledAt !== null
  if (isUnchanged) return
  if (!isActive && user.isAdmin && !(await hasOtherAdministrator(trx, user.id))) throw lastAdministrator()
  await setDisabled(user, isActive ? null : 'directory')
  await deleteAllTokens(trx, user.id)
  await endAccess(trx, user.id)
  const action = isActive ? 'user.enabled' : 'user.disabled'
  const after = { reason: 'SCIM' }
  await recordDecision(trx, { actorId, action, targetId: user.id, subject: user.name, after })
}

/** The accounts that the directory of the company makes, changes and deactivates. */
export const provisionedAccounts = { findOrCreate, change, setActive, lock: lockUser, lockAdministrators }
