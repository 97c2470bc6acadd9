import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class TurnOffTwoFactor extends BaseCommand {
  static commandName = 'turn-off:two-factor'
  static description = 'Turn off two-factor for a user who cannot give a code any more, and tell them by mail'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email address of the user' })
  declare email: string

  async run() {
    const { default: TurnOffForUser } = await import('#identity/two_factor/actions/turn_off_for_user')
    await new TurnOffForUser().handle(this.email)
    this.logger.success(`${this.email} signs in without a second factor now`)
  }
}
