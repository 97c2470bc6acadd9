import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refuse } from '../bin/refusal.js'

/** Replaces all data with that of a backup. No server may be running. */
export default class Restore extends BaseCommand {
  static commandName = 'restore'
  static description = 'Replace the database by a backup, and add its uploads'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The archive that `backup` has written' })
  declare path: string

  @flags.boolean({ description: 'Replace what the database holds without asking' })
  declare yes?: boolean

  @flags.boolean({ description: 'Restore a backup that was made with another APP_KEY' })
  declare otherKey?: boolean

  async run() {
    const { checkArchive } = await import('#operations/backups/queries/check_archive')
    const { requireRestorable } = await import('#operations/backups/queries/require_restorable')
    const { restoreBackup } = await import('#operations/backups/actions/restore_backup')
    const { rememberDataFile } = await import('#core/database/connection/data_file')
    const { ranMigrations } = await import('#core/database/connection/known_migrations')
    const { applyReferenceData } = await import('#database/reference_data/apply_reference_data')
    const manifest = await checkArchive(this.path)
    await requireRestorable(manifest, { otherKey: this.otherKey === true })
    if ((await ranMigrations()).length > 0 && !(await this.#isConfirmed(manifest.createdAt))) {
      this.exitCode = 1
      return this.logger.info('Nothing was changed. Add --yes to replace what the database holds')
    }
    await restoreBackup(this.app, this.path, manifest)
    rememberDataFile()
    await applyReferenceData()
    this.logger.success(`Restored the backup of ${manifest.createdAt}. Start the server again`)
  }

  async #isConfirmed(createdAt: string): Promise<boolean> {
    if (this.yes || !process.stdin.isTTY) return this.yes === true
    return this.prompt.confirm(`Replace everything in this database by the backup of ${createdAt}?`)
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
