import type { HttpRequest } from '@adonisjs/core/http'
import { fileMissing, fileTooLarge } from '#profile/errors'

/** What the fields and borders around a file may add to a request. */
const AROUND = 16_384

interface Expected {
  field: string
  /** Bytes. */
  limit: number
}

/** Reads the file of a form, never more of it than the limit. FILE_TOO_LARGE, VALIDATION_FAILED without a file. */
export async function readUpload(
  { request, multipart }: HttpRequest,
  { field, limit }: Expected,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit + AROUND) throw fileTooLarge()
  // A body that is no form has no parts to ask for.
  if (!(multipart as typeof multipart | undefined)) throw fileMissing(field)
  const chunks: Buffer[] = []
  let size = 0
  multipart.onFile(field, { deferValidations: true }, async (part) => {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) return multipart.abort(fileTooLarge())
      chunks.push(chunk)
    }
  })
  await multipart.process()
  if (size === 0) throw fileMissing(field)
  return Buffer.concat(chunks)
}
