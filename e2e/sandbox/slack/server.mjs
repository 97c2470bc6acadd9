import { createServer } from 'node:http'
import { serveApi } from './api/serve-api.mjs'
import { serveControl } from './control.mjs'
import { serveAuthorize } from './oauth/authorize.mjs'
import { serveResponseUrl } from './outgoing/take-response.mjs'
import { servePage } from './page/serve-page.mjs'
import { pageSender } from './page/wrap-page.mjs'
import { readSettings } from './settings.mjs'
import { APP, createWorkspace, TEAM } from './workspace/workspace.mjs'

/**
 * A Slack workspace with fictional users, for trying out and for tests. Listens on PORT of this machine only (0: any),
 * redirects to REDIRECT_ORIGIN only, and sends events to APP_URL. The parent process receives the credentials.
 */
const HOST = '127.0.0.1'
const initial = readSettings(process.env)
const sendPage = pageSender(initial)
let workspace

function reset() {
  const before = workspace
  workspace = createWorkspace({ ...initial }, `http://${HOST}:${server.address().port}`)
  before?.changes.emit('end')
}

/** Whether a request comes from this machine, and not from a page of another site. */
const isTrusted = ({ headers }) =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '') &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])

function route(request, response) {
  const url = new URL(request.url, `http://${HOST}`)
  const { pathname } = url
  if (pathname.startsWith('/api/')) return serveApi(workspace, request, response, url)
  if (pathname.startsWith('/hooks/')) return serveResponseUrl(workspace, request, response, url)
  if (pathname === '/oauth/v2/authorize') return serveAuthorize(workspace, request, response, url, sendPage)
  const isControl = pathname === '/control' || pathname.startsWith('/control/')
  if ((isControl || request.method !== 'GET') && !isTrusted(request))
    return response.writeHead(403).end('Forbidden')
  if (isControl) return serveControl(workspace, request, response, url, reset)
  return servePage(workspace, request, response, url, sendPage)
}

const server = createServer(async (request, response) => {
  try {
    await route(request, response)
  } catch (error) {
    process.stderr.write(`${error.stack}\n`)
    if (!response.headersSent) response.writeHead(500).end('{"ok":false,"error":"fatal_error"}')
  }
})

server.listen(Number(process.env.PORT ?? 4500), HOST, () => {
  reset()
  const { port } = server.address()
  const url = `http://${HOST}:${port}`
  const { clientId, clientSecret, signingSecret } = initial
  process.send?.({ port, url, clientId, clientSecret, signingSecret, appId: APP.id, teamId: TEAM.id })
  process.stdout.write(`The sandbox workspace is at ${url}\n`)
})

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
