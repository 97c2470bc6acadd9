import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { S3Settings } from '#start/s3'
import { temporaryDataDir } from './environment.js'
import { EXTENSION, LOADER } from './project.js'

const SERVER = fileURLToPath(new URL(`s3rver${EXTENSION}`, import.meta.url))

export type S3OfTests = S3Settings & { endpoint: string }

/** Starts an S3 server with an empty bucket, which runs until the end of the run. */
export async function startS3(): Promise<S3OfTests> {
  const child = fork(SERVER, [temporaryDataDir()], { execArgv: LOADER })
  const [port] = (await once(child, 'message')) as [number]
  child.unref()
  child.channel?.unref()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'fanfare',
    // Its only account. It does not check the secret, but a server requires a long one.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER'.padEnd(32, '-'),
    pathStyle: true,
    prefix: 'tests/',
  }
}
