import { User } from '#users/public'
import { pagesById } from '#core/database/pages_by_id'
import { inTransaction } from '#core/database/transaction'
import { AppError } from '#core/errors/app_error'
import { endAccess } from '#auth/repositories/end_access'

/** Ends sessions and pending access of a user, or of all users. Only the console does it. */
export default class EndSessions {
  /** Without an address, of all users. Returns their number. */
  async handle(email?: string): Promise<number> {
    if (email === undefined) return endAll()
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    await end(user)
    return 1
  }
}

const end = ({ id }: { id: string }) => inTransaction((trx) => endAccess(trx, id))

/** In a transaction for each user, so that others are served in between. */
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
