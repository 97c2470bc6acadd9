import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SlackRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  body?: string
  headers?: Record<string, string>
}

const OK: Answer = { status: 200 }

/** An app that receives Slack's requests: records them and responds as configured. */
export async function startApp() {
  const received: SlackRequest[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ path: request.url!, headers: request.headers, body })
    const { status, body: said, headers } = answers.shift() ?? OK
    response.writeHead(status, headers).end(said ?? echoOf(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Sets the responses to the next requests, one each. */
    answer: (...next: Answer[]) => void answers.push(...next),
    forget() {
      received.length = 0
      answers.length = 0
    },
    stop: () => server.close(),
  }
}

/** The response that verifies the URL of an app: the challenge. */
const echoOf = (body: string) => /"challenge":"([^"]+)"/.exec(body)?.[1] ?? ''

/** Whether a request has a valid signature as documented by Slack. */
export function isSignedWith(secret: string, { headers, body }: SlackRequest) {
  const text = `v0:${headers['x-slack-request-timestamp'] as string}:${body}`
  return headers['x-slack-signature'] === `v0=${createHmac('sha256', secret).update(text).digest('hex')}`
}
