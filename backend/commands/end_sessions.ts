import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class EndSessionsCommand extends BaseCommand {
  static commandName = 'end:sessions'
  static description = 'End the sessions of a user, or with --everybody of all users'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email address of the user', required: false })
  declare email?: string

  @flags.boolean({ description: 'End the sessions of all users' })
  declare everybody?: boolean

  async run() {
    const { default: EndSessions } = await import('#identity/auth/actions/end_sessions')
    if ((this.email === undefined) !== (this.everybody === true)) {
      this.exitCode = 1
      return this.logger.error('Give either an email address or --everybody')
    }
    const users = await new EndSessions().handle(this.email)
    this.logger.success(`Signed out everywhere: ${users} ${users === 1 ? 'user' : 'users'}`)
  }
}
