import { Agent, createServer, request } from 'node:http'

/** Response headers that belong to one connection. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * A reverse proxy that distributes requests to several servers in turn, so that consecutive requests of a page reach
 * different ones. Skips unreachable servers; only requests that just read are sent again.
 */
export async function startBalancer(port, targets) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const server = createServer((incoming, answer) => {
    const bodies = []
    incoming.on('data', (chunk) => bodies.push(chunk))
    incoming.on('end', () => forward(incoming, Buffer.concat(bodies), answer, targets.length))
  })

  function forward(incoming, body, answer, attempts) {
    const target = targets[turn++ % targets.length]
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    }
    const { method, url: path } = incoming
    const outgoing = request({ host: '127.0.0.1', port: target, method, path, headers, agent })
    outgoing.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name))
      answer.writeHead(response.statusCode, Object.fromEntries(kept))
      // The first bytes of a stream come later.
      answer.flushHeaders()
      response.pipe(answer)
      response.on('error', () => answer.destroy())
      response.on('aborted', () => answer.destroy())
    })
    outgoing.on('error', (error) => {
      if (answer.headersSent) return answer.destroy()
      const isUnsent = error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD'
      if (isUnsent && attempts > 1) return forward(incoming, body, answer, attempts - 1)
      answer.writeHead(502, { 'retry-after': '1' }).end()
    })
    answer.on('close', () => outgoing.destroy())
    outgoing.end(body)
  }

  await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  return () => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
}
