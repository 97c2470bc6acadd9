import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { filesOf } from '#profile/export/files_of'
import { zipStream } from '#profile/export/zip_stream'
import { limitExports } from '#profile/rate_limit/profile_limit'

/** Everything there is about the person who asks. */
export default class ExportsController {
  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await limitExports(user.id)
    const files = filesOf(user, String(user.currentAccessToken.identifier))
    response.header('content-type', 'application/zip')
    response.header('content-disposition', 'attachment; filename="fanfare-export.zip"')
    return response.stream(Readable.from(zipStream(files), { objectMode: false }))
  }
}
