import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { requireReauthentication } from '#identity/auth/repositories/require_reauthentication'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { exportFiles } from '#identity/accounts/transformers/export_files'
import { exportValidator } from '#identity/accounts/validators/account_validator'
import { zipStream } from '#core/files/export/zip_stream'

/** An archive of everything stored about the signed-in user. */
export default class ExportsController {
  /** Downloads everything the user has written, as an archive. */
  async store({ auth, logger, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const sessionId = sessionIdOf(user)
    const { password } = await request.validateUsing(exportValidator)
    await requireReauthentication({ user, password, sessionId })
    const files = exportFiles(user, sessionId)
    const archive = Readable.from(await begin(zipStream(files)), { objectMode: false })
    archive.once('error', (error) => logger.error({ err: error }, 'an account export failed'))
    response.header('content-type', 'application/zip')
    response.header('content-disposition', 'attachment; filename="fanfare-export.zip"')
    return response.stream(archive)
  }
}

/** Reads the first chunk, so that an early failure is still an error response. */
async function begin<Chunk>(chunks: AsyncGenerator<Chunk>): Promise<AsyncGenerator<Chunk>> {
  return follow(await chunks.next(), chunks)
}

async function* follow<Chunk>(first: IteratorResult<Chunk>, rest: AsyncGenerator<Chunk>) {
  if (!first.done) yield first.value
  yield* rest
}
