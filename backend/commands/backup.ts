import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { setFlagsFromString } from 'node:v8'
import { refuse } from '../bin/refusal.js'

// Rows become garbage immediately: frequent collection takes no longer, and saves a hundred megabytes. It must be set
// before the application is loaded, which would grow the heap.
setFlagsFromString('--semi-space-growth-factor=1')

/** Writes a backup while servers are running. Messages go to stderr, because `-` writes the archive to stdout. */
export default class Backup extends BaseCommand {
  static commandName = 'backup'
  static description = 'Write the database and the uploads into one archive'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The archive to write (.tar.gz), or - for stdout' })
  declare path: string

  @flags.boolean({ description: 'Replace an archive of this name' })
  declare overwrite?: boolean

  async run() {
    const { makeBackup } = await import('#operations/backups/actions/make_backup')
    const { noteBackup } = await import('#operations/backups/repositories/last_backup')
    const { writeArchiveFile } = await import('#operations/backups/repositories/archive/archive_file')
    const { resolve } = await import('node:path')
    const manifest =
      this.path === '-'
        ? await makeBackup(process.stdout)
        : await writeArchiveFile(resolve(this.path), { overwrite: this.overwrite === true }, makeBackup)
    await noteBackup(manifest.createdAt).catch((error: Error) => process.stderr.write(`${error.message}\n`))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const uploads = manifest.entries.filter(({ name }) => name.startsWith('uploads/')).length
    process.stderr.write(
      `Backed up ${rows} rows of ${manifest.tables.length} tables and ${uploads} uploads. Keep APP_KEY apart from it.\n`,
    )
  }

  async completed() {
    if (this.error) await refuse(this.error)
  }
}
