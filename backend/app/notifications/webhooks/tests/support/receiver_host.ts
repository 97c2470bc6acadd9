import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Group } from '@japa/runner/core'
import env from '#start/env'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

/** A receiver on this machine, which answers as a test says, by default with 204. */
export interface ReceiverHost {
  url: string
  port: number
  received: Received[]
  answer: Answer
  close: () => Promise<void>
}

/** A receiver that answers with a status and headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end()

async function openReceiver(): Promise<ReceiverHost> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    host.received.push({ path: request.url!, headers: request.headers as Record<string, string>, body })
    host.answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host: ReceiverHost = {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received: [],
    answer: status(204),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return host
}

type Settings = { privateHosts: readonly string[] }

/** Opens a receiver for each test, on a host that the operator allows. */
export function useReceiver(group: Group): () => ReceiverHost {
  let host: ReceiverHost | undefined
  group.each.setup(async () => {
    host = await openReceiver()
    const before = env.webhooks.privateHosts
    Object.assign(env.webhooks as Settings, { privateHosts: ['127.0.0.1'] })
    return async () => {
      Object.assign(env.webhooks as Settings, { privateHosts: before })
      await host!.close()
    }
  })
  return () => host!
}
