import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MakeAdmin extends BaseCommand {
  static commandName = 'make:admin'
  static description = 'Make a user an administrator, creating the account if there is none'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email address of the user' })
  declare email: string

  @flags.string({ description: 'Their name, for a new account' })
  declare name?: string

  async run() {
    const { default: MakeAdministrator } = await import('#identity/users/actions/make_administrator')
    const { default: User } = await import('#identity/users/models/user')
    const { default: vine } = await import('@vinejs/vine')
    const email = await vine.validate({ schema: vine.string().trim().email(), data: this.email })
    const known = await User.findByEmail(email)
    if (known) await new MakeAdministrator().handle(known.id)
    else await this.#signUp(email)
    this.logger.success(`${known?.email ?? email} is an administrator now`)
  }

  async #validName(byDefault: string): Promise<string> {
    const { default: vine } = await import('@vinejs/vine')
    const { title } = await import('#core/http/validation/text')
    const { NAME_MAX } = await import('#contract/core/rules/limits')
    return vine.validate({ schema: title(NAME_MAX), data: this.name ?? byDefault })
  }

  /** A new account has no password; its owner sets one with the link. */
  async #signUp(email: string) {
    const { default: MakeResetLink } = await import('#identity/auth/actions/make_reset_link')
    const { default: SignUp } = await import('#identity/auth/actions/sign_up')
    const { randomBytes } = await import('node:crypto')
    const password = randomBytes(32).toString('base64url')
    const name = await this.#validName(email.split('@')[0]!)
    await new SignUp().handle({ name, email, password, byOperator: true, isAdmin: true })
    const { isPasswordSignInOn } = await import('#identity/installation/repositories/password_sign_in')
    if (!(await isPasswordSignInOn())) return this.logger.info('Passwords are off: sign in with a provider')
    this.logger.info(`Choose a password within an hour: ${await new MakeResetLink().handle(email)}`)
  }
}
