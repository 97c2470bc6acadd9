import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Lets administrators in whose provider does not. */
export default class TurnOnPasswords extends BaseCommand {
  static commandName = 'turn-on:passwords'
  static description = 'Let people sign in with a password again, for administrators who are locked out'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: ChangePasswordSignIn } = await import('#identity/openid/actions/change_password_sign_in')
    await new ChangePasswordSignIn().handle({ isOn: true, actorId: null })
    this.logger.success(
      'People can sign in with a password. `make:reset-link` makes one for an administrator.',
    )
  }
}
