import { createServer, type ServerResponse } from 'node:http'

/** The upper bound of event streams: writes what it receives to all of them. Argument: the port. */
const streams = new Set<ServerResponse>()

createServer((request, response) => {
  if (request.url === '/api/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    streams.add(response)
    response.on('close', () => streams.delete(response))
    return
  }
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const event = Buffer.from(`data: ${body}\n\n`)
    if (request.method === 'POST') for (const stream of streams) stream.write(event)
    response.end('{}')
  })
}).listen(Number(process.argv[2]), '127.0.0.1')
