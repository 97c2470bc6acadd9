import User from '#identity/users/models/user'
import { pagesById } from '#core/database/rows/pages_by_id'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { endAccess } from '#identity/auth/repositories/end_access'

/** Ends sessions and pending access of a user, or of all users. Used by the console only. */
export default class EndSessions {
  /** Without an address, ends the sessions of all users. Returns the number of users. */
  async handle(email?: string): Promise<number> {
    if (email === undefined) return endAll()
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    await end(user)
    return 1
  }
}

const end = ({ id }: { id: string }) => inTransaction((trx) => endAccess(trx, id))

/** Uses a transaction per user, so that other requests are served in between. */
async function endAll(): Promise<number> {
  let count = 0
  const pages = pagesById(({ after, limit }) =>
    User.query().select('id').where('id', '>', after).orderBy('id').limit(limit),
  )
  for await (const users of pages) {
    for (const user of users) await end(user)
    count += users.length
  }
  return count
}
