import User from '#identity/users/models/user'
import { AppError } from '#core/http/errors/app_error'
import { inTransaction } from '#core/database/transactions/transaction'
import { notOn } from '#identity/two_factor/errors'
import { deleteSecondFactor } from '#identity/two_factor/repositories/delete_second_factor'

/** Turns two-factor off for a user who has lost their codes. Used by the console only. */
export default class TurnOffForUser {
  async handle(email: string): Promise<void> {
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (!user.twoFaEnabled) throw notOn()
    await inTransaction((trx) => deleteSecondFactor(trx, user, {}))
  }
}
