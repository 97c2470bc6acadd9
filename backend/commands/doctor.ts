import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refuse } from '../bin/refusal.js'

/** Reports the problems of an installation. It may run while servers are running. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Check the settings, the database, the services and the totals'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Set totals right that differ from a recount' })
  declare repair?: boolean

  async run() {
    const { examine } = await import('#operations/doctor/actions/examine')
    const { reportOf } = await import('#operations/doctor/rules/finding')
    for await (const finding of examine({ repair: this.repair === true })) {
      this.logger.log(reportOf(finding))
      if (finding.state === 'error') this.exitCode = 1
    }
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
