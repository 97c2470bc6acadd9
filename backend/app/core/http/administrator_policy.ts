import { BasePolicy } from '@adonisjs/bouncer'

/** What all organizations share: only administrators of the installation read and change it. */
export default class AdministratorPolicy extends BasePolicy {
  administer(user: { isAdmin: boolean }): boolean {
    return user.isAdmin
  }
}
