import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A foreign web server that records its requests. */
export async function startListener() {
  const heard: string[] = []
  const web = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    response.setHeader('access-control-allow-origin', '*').end('{"name":"something else"}')
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const { port } = web.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, heard, stop: () => web.close() }
}
