import { inTransaction } from '#core/database/transactions/transaction'
import { lockAdministrators } from '#identity/users/repositories/administrators'
import User from '#identity/users/models/user'

/** Makes a user an administrator of the installation. */
export default class MakeAdministrator {
  async handle(userId: string): Promise<void> {
    await inTransaction(async (client) => {
      await lockAdministrators(client)
      await User.query({ client }).where('id', userId).update({ isAdmin: true })
    })
  }
}
