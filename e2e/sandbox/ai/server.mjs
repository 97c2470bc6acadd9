import { createServer } from 'node:http'
import { serveProvider } from './api/serve-provider.mjs'
import { callsPage } from './calls-page.mjs'
import { serveControl } from './control.mjs'
import { gemini } from './gemini/protocol.mjs'
import { openai } from './openai/protocol.mjs'
import { createState, readSettings } from './state.mjs'

/**
 * Providers of language models, for trying out and for tests: OpenAI, Llama behind the same protocol, and Gemini.
 * Listens on PORT of this machine only (0: any). The parent process receives the URL.
 */
const HOST = '127.0.0.1'
const PROTOCOLS = { openai, llama: openai, gemini }
const { PORT, SEED } = process.env
let state

const reset = () => (state = createState(readSettings(process.env), SEED && Number(SEED)))

/** Whether a request comes from this machine, and not from a page of another site. */
const isTrusted = ({ headers }) =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '') &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']) &&
  [`http://${headers.host}`, undefined].includes(headers.origin)

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

function servePage(request, response, url) {
  const isPage = request.method === 'GET' && url.pathname === '/'
  const notFound = '<!doctype html><title>Not found</title><h1>Not found</h1>'
  response.writeHead(isPage ? 200 : 404, PAGE_HEADERS).end(isPage ? callsPage(state) : notFound)
}

function route(request, response) {
  if (!isTrusted(request)) return response.writeHead(403).end('Forbidden')
  const url = new URL(request.url, `http://${HOST}`)
  const [, first] = url.pathname.split('/')
  if (Object.hasOwn(PROTOCOLS, first)) return serveProvider(PROTOCOLS[first], state, request, response, url)
  if (first === 'control') return serveControl(state, request, response, url, reset)
  return servePage(request, response, url)
}

const server = createServer(async (request, response) => {
  try {
    await route(request, response)
  } catch (error) {
    process.stderr.write(`${error.stack}\n`)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end('{"error":{"message":"The sandbox failed."}}')
  }
})

server.listen(Number(PORT ?? 4600), HOST, () => {
  reset()
  const { port } = server.address()
  const url = `http://${HOST}:${port}`
  process.send?.({ port, url })
  process.stdout.write(`The AI of the sandbox is at ${url}\n`)
})

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
