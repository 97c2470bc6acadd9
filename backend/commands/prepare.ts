import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { loadDemoData, prepareDatabase } from '../bin/prepare_database.js'
import { refuse } from '../bin/refusal.js'

/** Prepares the database for this version. Idempotent. */
export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Migrate the database, and load demo data if it is empty and DEMO is true'
  static options: CommandOptions = { startApp: true }

  async run() {
    const ran = await prepareDatabase(this.app)
    if (ran > 0) this.logger.info(`${ran} migrations ran`)
    await loadDemoData()
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
