import { S3Client, type ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import type { S3Settings } from '#start/s3'
import { CircuitBreaker } from '#core/services/circuit_breaker'
import { storageUnavailable } from './storage_unavailable.js'
import { TimedHandler } from './timed_handler.js'

/** The first attempt and one retry. */
const MAX_ATTEMPTS = 2
/** Both attempts, and what S3 asks to wait between them. */
const DEADLINE_MS = 5_000

/**
 * How every object is stored, so that not even a bucket that somebody opens to the public shows a page. No ACL is sent:
 * an object is private without one, and buckets of today refuse them.
 */
const SAVED_AS = { contentType: 'application/octet-stream', contentDisposition: 'attachment' }

/** Only an error that S3 has answered has a status. */
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
    // Stores other than AWS do not know the newer checksums; the signature covers what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Otherwise a store that ignores it is waited for.
    expectContinueHeader: false,
  })
  // The driver looks for the size of a listed file where the answer about a single file has it.
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

/** Files in a bucket. Whatever S3 does, an operation ends within five seconds, with STORAGE_UNAVAILABLE when it failed. */
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

  /** Leaves the error of a missing file to the caller, for whom it may be fine. */
  async #ask<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      return await this.#breaker.run(ask)
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') throw error
      throw storageUnavailable(error)
    }
  }
}
