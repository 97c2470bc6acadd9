import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { eventProblem } from './event-problem.mjs'
import { viewsPage } from './page.mjs'

/**
 * The Events API of Plausible, which keeps page views in memory and shows them in a browser. Loopback only. `PORT` chooses
 * the port (0: any); the parent process receives the actual one.
 */
const HOST = '127.0.0.1'
const KEPT_MAX = 1_000
const views = []

const server = createServer(async (request, response) => {
  const answer = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
  if (request.method === 'POST' && request.url === '/api/event') return answer(...(await receive(request)))
  if (request.url === '/views.json') return answer(200, 'application/json', JSON.stringify(views))
  if (request.url === '/') return answer(200, 'text/html', viewsPage(views))
  return answer(404, 'text/plain', 'Not found')
})

/** Stores an event. Returns the status, the type and the body of the response. */
async function receive(request) {
  const { headers } = request
  const body = parse(await text(request))
  const problem = eventProblem({ headers, body })
  if (problem !== undefined) return [400, 'application/json', JSON.stringify({ error: problem })]
  const { url, domain, referrer } = body
  const seen = {
    at: new Date().toISOString(),
    address: headers['x-forwarded-for'],
    agent: headers['user-agent'],
  }
  views.unshift({ ...seen, url, domain, referrer, sent: body })
  views.length = Math.min(views.length, KEPT_MAX)
  return [202, 'text/plain', 'ok']
}

function parse(body) {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

server.listen(Number(process.env.PORT ?? 0), HOST, () => {
  const { port } = server.address()
  process.send?.({ url: `http://${HOST}:${port}` })
  process.stdout.write(`The sandbox analytics are at http://${HOST}:${port}\n`)
})

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
