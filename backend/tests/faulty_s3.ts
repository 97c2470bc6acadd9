import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#start/s3'

export interface FaultyS3 {
  settings: S3Settings & { endpoint: string }
  /** The number of requests received. */
  requests: () => number
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** An error response of S3, as documented by AWS. */
export const refusal =
  (status: number, code: string): Answer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)

/**
 * A server that gives this response to every request to a bucket, for failures that a real S3 does not produce on
 * demand.
 */
export async function startFaultyS3(answer: Answer, close: (closing: () => void) => void): Promise<FaultyS3> {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    request.resume()
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'fanfare',
      accessKeyId: 'fanfare',
      secretAccessKey: 'x'.repeat(32),
      pathStyle: true,
      prefix: '',
    },
    requests: () => requests,
  }
}
