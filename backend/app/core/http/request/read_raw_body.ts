import type { HttpRequest } from '@adonisjs/core/http'
import { AppError } from '#core/http/errors/app_error'

/** The body of a request that nothing has read yet, as text. PAYLOAD_TOO_LARGE beyond `maxBytes`. */
export async function readRawBody({ request }: HttpRequest, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
