import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/http/errors/app_error'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { lastAdministrator, notUnique } from '#organizations/scim/errors'
import { lockProvisioning } from '#organizations/scim/repositories/scim_users'

const UNIQUE = {
  external_id: 'Another resource has this externalId.',
  display_name_key: 'Another group has this displayName.',
  user_id: 'The person with this userName is provisioned already.',
  email_key: 'Another account has this userName.',
}

/** Runs the transaction of one change of the directory, with errors in the words of SCIM. */
export async function writeResource<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(async (trx) => {
      await lockProvisioning(trx)
      return work(trx)
    })
  } catch (error) {
    throw toScimError(error)
  }
}

function toScimError(error: unknown): unknown {
  const column = Object.entries(UNIQUE).find(([name]) => isUniqueViolation(error, name))
  if (column !== undefined) return notUnique(column[1])
  if (!(error instanceof AppError)) return error
  if (error.code === 'LAST_ADMINISTRATOR') return lastAdministrator()
  if (error.code !== 'EMAIL_EXISTS') return error
  return notUnique(
    'Another account has this userName, and has not confirmed the address. Its owner confirms it, or resets the password, first.',
  )
}
