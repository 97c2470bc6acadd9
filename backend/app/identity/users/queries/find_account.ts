import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/rows/instant'
import { lookUp, type LookUp } from '#core/database/sql/look_up'

/** The facts of an account on which usage limits depend. */
interface Account {
  createdAt: Date
  /** Whether the email address is confirmed. */
  isConfirmed: boolean
  isAdmin: boolean
}

interface Row {
  created_at: string
  email_verified_at: string | null
  is_admin: boolean | number
}

/** The account of a signed-in user. */
export const findAccount = (client: QueryClientContract, id: string): Promise<Account> =>
  lookUp(client, accountLookUp(id))

/** The same, to be read together with other look-ups. */
export const accountLookUp = (id: string): LookUp<Account> => ({
  // As a text: JSON writes an instant otherwise.
  sql: `select cast(created_at as varchar(30)) as created_at, email_verified_at, is_admin from users where id = ?`,
  values: [id],
  read: ([row]: Row[]) => {
    if (row === undefined) throw new errors.E_ROW_NOT_FOUND()
    return {
      createdAt: fromInstant(row.created_at),
      isConfirmed: row.email_verified_at !== null,
      isAdmin: Boolean(row.is_admin),
    }
  },
})
