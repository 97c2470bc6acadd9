import { inTransaction } from '#core/database/transaction'
import User from '#users/models/user'

/** Makes a user an administrator of the installation. */
export default class MakeAdministrator {
  async handle(userId: string): Promise<void> {
    await inTransaction((client) => User.query({ client }).where('id', userId).update({ isAdmin: true }))
  }
}
