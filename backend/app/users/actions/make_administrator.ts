import User from '#users/models/user'

/** Makes a user an administrator of the installation. */
export default class MakeAdministrator {
  async handle(userId: string): Promise<void> {
    await User.query().where('id', userId).update({ isAdmin: true })
  }
}
