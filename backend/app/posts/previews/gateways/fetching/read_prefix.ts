import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch_failure.js'

/** The first bytes of a body, and whether it is complete. */
export interface Prefix {
  bytes: Buffer
  isComplete: boolean
}

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Reads at most `limit` bytes after decompression, and never more than that from the network, which stops decompression
 * bombs.
 */
export async function readPrefix(body: Readable, encoding: string, limit: number): Promise<Prefix> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(body, encoding.trim().toLowerCase(), limit)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > limit) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limit), isComplete: size <= limit }
}

function decoded(body: Readable, encoding: string, limit: number): Readable {
  if (encoding === '' || encoding === 'identity') return body
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]!() : null
  if (!decoder) throw new FetchFailure('not_a_page', 'unsupported content encoding')
  // The reader of the decoder handles errors.
  pipeline(
    body,
    (source: AsyncIterable<Buffer>) => upTo(source, limit),
    decoder,
    () => undefined,
  )
  return decoder
}

async function* upTo(source: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limit) throw new FetchFailure('too_large', 'too large even compressed')
    yield chunk
  }
}
