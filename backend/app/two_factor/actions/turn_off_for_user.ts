import { User } from '#users/public'
import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transaction'
import { notOn } from '#two_factor/errors'
import { deleteSecondFactor } from '#two_factor/repositories/delete_second_factor'

/** Turns two-factor off for somebody who cannot give a code any more. Only the console does it. */
export default class TurnOffForUser {
  async handle(email: string): Promise<void> {
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (!user.twoFaEnabled) throw notOn()
    await inTransaction((trx) => deleteSecondFactor(trx, user, {}))
  }
}
