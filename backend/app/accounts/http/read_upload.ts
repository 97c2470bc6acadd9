import type { HttpRequest } from '@adonisjs/core/http'
import { fileMissing, fileTooLarge } from '#accounts/errors'

/** Bytes that the other fields and boundaries may add to a form. */
const FORM_OVERHEAD = 16_384

interface Expected {
  field: string
  /** Bytes. */
  limit: number
}

/** Reads the file of a form, at most `limit` bytes. Throws FILE_TOO_LARGE, or VALIDATION_FAILED without a file. */
export async function readUpload(
  { request, multipart }: HttpRequest,
  { field, limit }: Expected,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_OVERHEAD) throw fileTooLarge()
  // Undefined when the body is not a form.
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
