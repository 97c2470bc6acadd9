import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { begin } from '#profile/export/begin'
import { filesOf } from '#profile/export/files_of'
import { zipStream } from '#profile/export/zip_stream'
import { limitExports } from '#profile/rate_limit/profile_limit'

/** Everything there is about the person who asks. */
export default class ExportsController {
  async show({ auth, logger, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await limitExports(user.id)
    const files = filesOf(user, String(user.currentAccessToken.identifier))
    const archive = Readable.from(await begin(zipStream(files)), { objectMode: false })
    archive.once('error', (error) => logger.error({ err: error }, 'an export broke off'))
    response.header('content-type', 'application/zip')
    response.header('content-disposition', 'attachment; filename="fanfare-export.zip"')
    return response.stream(archive)
  }
}
