import { AppError } from '#core/http/errors/app_error'
import { S3Client, type ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import type { S3Settings } from '#start/s3'
import { CircuitBreaker } from '#core/network/services/circuit_breaker'
import { TimedHandler } from '#core/files/timed_handler'

/** Names of S3 errors that mean that there is no space left. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/** An error response or a failure to reach S3, as an error of the catalogue. */
function storageUnavailable(cause: unknown): AppError {
  const { name = '', $metadata } = (cause ?? {}) as Error & { $metadata?: { httpStatusCode?: number } }
  const isFull = FULL.has(name) || $metadata?.httpStatusCode === 507
  return new AppError(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', undefined, { cause })
}

/** The first attempt and one retry. */
const MAX_ATTEMPTS = 2
/** For both attempts and the delay that S3 requests between them. */
const DEADLINE_MS = 5_000

/**
 * The headers of every stored object: even in a public bucket, an object is downloaded and never shown as a page. No
 * ACL is sent: objects are private by default, and current buckets reject ACLs.
 */
const SAVED_AS = { contentType: 'application/octet-stream', contentDisposition: 'attachment' }

/** Only an error response of S3 has a status. */
const isAnswer = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined

type ListOptions = Parameters<S3Driver['listAll']>[1]

function clientOf(settings: S3Settings): S3Client {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: new TimedHandler({ socketAcquisitionWarningTimeout: DEADLINE_MS }),
    // Stores other than AWS do not support the newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Otherwise the client waits for a store that ignores the header.
    expectContinueHeader: false,
  })
  // The driver expects the size of a listed file in the same field as that of a single file.
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const { Contents = [] } = result.output as ListObjectsV2CommandOutput
      for (const file of Contents) Object.assign(file, { ContentLength: file.Size })
      return result
    },
    { step: 'initialize' },
  )
  return client
}

/** Files in a bucket. Every operation ends within five seconds; a failed one throws STORAGE_UNAVAILABLE. */
export class S3Storage extends S3Driver {
  readonly #prefix: string
  readonly #breaker = new CircuitBreaker('S3', { deadline: DEADLINE_MS, isAnswer })

  constructor(settings: S3Settings) {
    super({ client: clientOf(settings), bucket: settings.bucket, visibility: 'private', supportsACL: false })
    this.#prefix = settings.prefix
  }

  override put(key: string, content: string | Uint8Array): Promise<void> {
    return this.#ask(() => super.put(this.#prefix + key, content, SAVED_AS))
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return this.#ask(() => super.getBytes(this.#prefix + key))
  }

  override delete(key: string): Promise<void> {
    return this.#ask(() => super.delete(this.#prefix + key))
  }

  override listAll(folder: string, options?: ListOptions): ReturnType<S3Driver['listAll']> {
    return this.#ask(() => super.listAll(this.#prefix + folder, options))
  }

  /** Does not convert the error of a missing file, which the caller may expect. */
  async #ask<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      return await this.#breaker.run(ask)
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') throw error
      throw storageUnavailable(error)
    }
  }
}
