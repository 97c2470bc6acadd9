import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MakeResetLinkCommand extends BaseCommand {
  static commandName = 'make:reset-link'
  static description = 'Create a password reset link to pass on to the user'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email address of the account' })
  declare email: string

  async run() {
    const { default: MakeResetLink } = await import('#identity/auth/actions/make_reset_link')
    this.logger.info(await new MakeResetLink().handle(this.email))
  }
}
