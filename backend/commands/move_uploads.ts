import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { FileFolder } from '#core/files/file_folder'

/** For an operator who starts or stops storing uploads in S3. Running it again copies what is still missing. */
export default class MoveUploads extends BaseCommand {
  static commandName = 'move:uploads'
  static description = 'Copy all uploads from the data folder to S3'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Copy from S3 to the data folder instead' })
  declare back?: boolean

  @flags.boolean({ description: 'Delete each file in the old place once its copy has the same size' })
  declare delete?: boolean

  async run() {
    const { default: env } = await import('#start/env')
    if (env.s3 === null) {
      this.exitCode = 1
      return this.logger.error('S3 is not configured. Set S3_BUCKET and the variables beside it')
    }
    const { default: drive } = await import('@adonisjs/drive/services/main')
    const { UPLOAD_FOLDERS, uploadFolder } = await import('#core/files/upload_folders')
    const [from, to] = this.back ? (['s3', 'fs'] as const) : (['fs', 's3'] as const)
    for (const folder of UPLOAD_FOLDERS.map(uploadFolder)) {
      if (await this.#move(folder.on(drive.use(from)), folder.on(drive.use(to)))) continue
      this.exitCode = 1
      return this.logger.error('Stopped. Run it again to copy the rest')
    }
    this.logger.success(this.delete ? 'All uploads are moved' : 'All uploads are copied')
  }

  /** Moves the files. True if everything is in the new place. */
  async #move(from: FileFolder, to: FileFolder): Promise<boolean> {
    const { copyFiles } = await import('#core/files/copy_files')
    const { describeError } = await import('#core/observability/logging')
    const done = { files: 0, copied: 0, bytes: 0 }
    let deleted = 0
    try {
      const { same, different } = await copyFiles(from, to, done)
      if (different.length > 0) throw new Error(`Copies of another size than their file: ${different.length}`)
      for (const name of this.delete ? same : []) {
        await from.delete(name)
        deleted += 1
      }
      return true
    } catch (error) {
      this.logger.error(describeError((error as Error).cause ?? error).message)
      return false
    } finally {
      const { files, copied, bytes } = done
      this.logger.info(
        `${from.name}: ${files} ${files === 1 ? 'file' : 'files'}, ${copied} copied now (${bytes} bytes), ${deleted} deleted`,
      )
    }
  }
}
