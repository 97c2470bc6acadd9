import { createServer } from 'node:http'
import { serveControl } from './control.mjs'
import { serveGemini } from './gemini/serve-gemini.mjs'
import { createModel } from './model.mjs'
import { serveOpenAi } from './openai/serve-openai.mjs'
import { servePage } from './page/serve-page.mjs'
import { readSettings } from './settings.mjs'

/**
 * Providers of language models, for trying out and for tests: OpenAI, Llama behind the same protocol, and Gemini.
 * Listens on PORT of this machine only (0: any). The parent process receives the URL and a key.
 */
const HOST = '127.0.0.1'
const initial = readSettings(process.env)
let model

function reset() {
  const before = model
  model = createModel(structuredClone(initial))
  before?.changes.emit('end')
}

/** Whether a request comes from this machine, and not from a page of another site. */
const isTrusted = ({ headers }) =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '') &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']) &&
  [`http://${headers.host}`, undefined].includes(headers.origin)

function route(request, response) {
  if (!isTrusted(request)) return response.writeHead(403).end('Forbidden')
  const url = new URL(request.url, `http://${HOST}`)
  const [, first] = url.pathname.split('/')
  if (first === 'openai' || first === 'llama') return serveOpenAi(model, request, response, url)
  if (first === 'gemini') return serveGemini(model, request, response, url)
  if (first === 'control') return serveControl(model, request, response, url, reset)
  return servePage(model, request, response, url)
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

server.listen(Number(process.env.PORT ?? 4600), HOST, () => {
  reset()
  const { port } = server.address()
  const url = `http://${HOST}:${port}`
  process.send?.({ port, url, apiKey: initial.apiKey })
  process.stdout.write(`The AI of the sandbox is at ${url}\n`)
})

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
