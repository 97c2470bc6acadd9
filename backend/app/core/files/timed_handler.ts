import { NodeHttpHandler } from '@smithy/node-http-handler'
import { addAbortSignal, Readable } from 'node:stream'

/** The timeout of an attempt, including its body. */
const ATTEMPT_MS = 2_200
/** More than the largest file. */
const MAX_BYTES = 64 * 1_024 * 1_024

type Handle = NodeHttpHandler['handle']
type Request = Parameters<Handle>[0]
type Response = Awaited<ReturnType<Handle>>['response']

/**
 * Sends the requests of the S3 client. It reads each response to its end, so that one that stalls counts as a failed
 * attempt; the timeouts of the base class only cover the headers.
 */
export class TimedHandler extends NodeHttpHandler {
  override async handle(request: Request, options?: Parameters<Handle>[1]): ReturnType<Handle> {
    const abortSignal = AbortSignal.timeout(ATTEMPT_MS)
    try {
      const { response } = await super.handle(request, { ...options, abortSignal })
      const body = await readToEnd(addAbortSignal(abortSignal, response.body as Readable))
      requireS3(request, response)
      response.body = Readable.from(body)
      return { response }
    } catch (error) {
      // The client retries an attempt whose error has this name.
      if (abortSignal.aborted) throw named('TimeoutError', `S3 does not answer within ${ATTEMPT_MS} ms`)
      throw error
    }
  }
}

async function readToEnd(stream: Readable): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The answer of S3 is too large')
    chunks.push(chunk)
  }
  return chunks
}

/** Rejects a page of a proxy or of a wrong server, which would pass for a file or an empty folder. */
function requireS3({ method, query }: Request, { statusCode, headers }: Response): void {
  if (statusCode >= 300 || method === 'DELETE') return
  const isList = 'list-type' in query
  const isS3 = isList ? headers['content-type']?.includes('xml') : headers.etag !== undefined
  if (!isS3) throw named('NotS3', 'What answers is not S3. Check S3_ENDPOINT')
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name })
