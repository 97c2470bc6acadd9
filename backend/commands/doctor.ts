import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refuse } from '../bin/refusal.js'

/** Says what is wrong with an installation. It may run while servers do. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Check the settings, the database, the services and the totals'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Set totals right that differ from a recount' })
  declare repair?: boolean

  async run() {
    const { examine, reportOf } = await import('#doctor/public')
    for await (const finding of examine({ repair: this.repair === true })) {
      this.logger.log(reportOf(finding))
      if (finding.state === 'error') this.exitCode = 1
    }
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
