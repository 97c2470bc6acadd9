import { inTransaction } from '#core/database/transactions/transaction'
import User from '#identity/users/models/user'

/** Makes a user an administrator of the installation. */
export default class MakeAdministrator {
  async handle(userId: string): Promise<void> {
    await inTransaction((client) => User.query({ client }).where('id', userId).update({ isAdmin: true }))
  }
}
