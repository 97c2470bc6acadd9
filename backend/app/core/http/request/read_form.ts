import type { HttpRequest } from '@adonisjs/core/http'
import { fileSize } from '#contract/core/rules/file_size'
import { AppError } from '#core/http/errors/app_error'
import { unknownFields } from '#core/http/validation/unknown_fields'
import { isWithinInputLimits } from './input_limits.js'
import { extendDeadline } from './request_deadline.js'

/** Bytes that the other fields and the boundaries may add to a form. */
const FORM_OVERHEAD = 65_536

/** A file as it was uploaded. The name comes from the client. */
export interface UploadedFile {
  name: string
  content: Buffer
}

interface Expected {
  /** The name of the file field. */
  field: string
  filesMax: number
  /** The largest size of a file, in bytes. */
  bytesMax: number
}

/**
 * Reads the files of a form, and makes its other fields the body of the request. Throws FILE_TOO_LARGE and
 * TOO_MANY_FILES as soon as a limit is exceeded, and VALIDATION_FAILED for a file in another field. Returns no files if
 * the body is not a form.
 */
export async function readForm(request: HttpRequest, expected: Expected): Promise<UploadedFile[]> {
  const { field, filesMax, bytesMax } = expected
  const length = Number(request.headers()['content-length'] ?? 0)
  if (length > filesMax * bytesMax + FORM_OVERHEAD) throw fileTooLarge(bytesMax)
  const multipart = request.multipart as typeof request.multipart | undefined
  if (!multipart) return []
  const files: UploadedFile[] = []
  let refusal: AppError | undefined
  const refuse = (error: AppError) => {
    refusal = error
    multipart.abort(error)
  }
  multipart.onFile(field, { deferValidations: true }, async (part) => {
    if (files.length === filesMax) return refuse(new AppError('TOO_MANY_FILES'))
    const chunks: Buffer[] = []
    const file = { name: part.filename ?? '', content: Buffer.alloc(0) }
    files.push(file)
    let size = 0
    for await (const chunk of part as AsyncIterable<Buffer>) {
      extendDeadline(request.request)
      size += chunk.length
      if (size > bytesMax) return refuse(fileTooLarge(bytesMax))
      chunks.push(chunk)
    }
    file.content = Buffer.concat(chunks)
  })
  multipart.onFile('*', { deferValidations: true }, async ({ name }) => refuse(unknownFields([name])))
  await multipart.process()
  // An abort during the last chunk is too late: the form has ended.
  if (refusal !== undefined) throw refusal as AppError
  const { [field]: _files, ...fields } = request.body()
  if (!isWithinInputLimits(fields)) throw new AppError('MALFORMED_REQUEST')
  request.updateBody(fields)
  return files
}

/** Names the limit in the message, and in bytes in the details. */
function fileTooLarge(maxBytes: number): AppError {
  const details = { reason: 'file_too_large', maxBytes } as const
  return new AppError('FILE_TOO_LARGE', details, {
    message: `The file is larger than ${fileSize(maxBytes, 'en')}.`,
  })
}
