import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refuse } from '../bin/refusal.js'

/** Prepares the database for this version. Idempotent. */
export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Migrate the database, and load demo data if it is empty and DEMO is true'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { requireAppKey } = await import('#core/database/secrets/app_key')
    const { rememberDataFile, requireDataFile, requireWritableFile } =
      await import('#core/database/connection/data_file')
    const { requireDirectConnection } = await import('#core/database/connection/direct_connection')
    const { migrate } = await import('#core/database/connection/migrate')
    const { applyReferenceData } = await import('#database/reference_data/apply_reference_data')
    const { default: env } = await import('#start/env')
    requireDataFile()
    requireWritableFile()
    await requireDirectConnection()
    const ran = await migrate(this.app)
    if (ran > 0) this.logger.info(`${ran} migrations ran`)
    rememberDataFile()
    await requireAppKey()
    await applyReferenceData()
    if (!env.demo) return
    const { default: LoadDemo } = await import('#operations/demo/actions/load_demo')
    await new LoadDemo().handle()
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
