import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const LOST = [
  'Mails that wait to be sent stay in the outbox unsent.',
  'Users with two-factor cannot sign in: neither their app nor their recovery codes are accepted. `node ace turn-off:two-factor` helps one of them.',
  'The links of open invitations can no longer be shown; links already sent still work, and inviting again makes a new one.',
  'The keys of AI providers and the tokens of Slack cannot be read: administrators enter the keys and connect again.',
  'The client secrets of OpenID providers cannot be read: no one signs in with them until administrators enter the secrets again.',
  'Webhooks cannot be signed: administrators make a new secret for each.',
  'Visitors are no longer recognized: they cannot release what they have claimed.',
]

/** For an operator who has lost the key. An operator who still has it restores it instead. */
export default class AcceptAppKey extends BaseCommand {
  static commandName = 'accept:app-key'
  static description = 'Use the current APP_KEY for a database that was prepared with one that is lost'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Accept it without asking' })
  declare yes?: boolean

  async run() {
    const { acceptAppKey } = await import('#core/database/secrets/app_key')
    this.logger.warning('With another APP_KEY than before:')
    for (const line of LOST) this.logger.log(`- ${line}`)
    this.logger.log('All of it is back as soon as the old key is.')
    if (!(await this.#isConfirmed())) {
      this.exitCode = 1
      return this.logger.info('Nothing was changed. Add --yes to accept the key')
    }
    await acceptAppKey()
    this.logger.success('The current APP_KEY is the one of this database now. Restart every server with it')
  }

  async #isConfirmed(): Promise<boolean> {
    if (this.yes || !process.stdin.isTTY) return this.yes === true
    return this.prompt.confirm('Accept the current APP_KEY?')
  }
}
