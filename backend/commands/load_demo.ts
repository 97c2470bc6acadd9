import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class LoadDemoData extends BaseCommand {
  static commandName = 'load:demo'
  static description = 'Fill an empty database with demo data and print the accounts'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: LoadDemo } = await import('#operations/demo/actions/load_demo')
    const { default: env } = await import('#start/env')
    const accounts = await new LoadDemo().handle(env.demoLanguage)
    if (!accounts) return this.logger.info('The database is not empty. Nothing was changed')
    const table = this.ui.table().head(['role', 'email', 'password'])
    for (const { role, email, password } of accounts) table.row([role, email, password])
    table.render()
  }
}
