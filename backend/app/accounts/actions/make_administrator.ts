import User from '#accounts/models/user'

/** Lets a person administer the whole application: moderation, its domains, its people. */
export default class MakeAdministrator {
  async handle(userId: string): Promise<void> {
    await User.query().where('id', userId).update({ isAdmin: true })
  }
}
