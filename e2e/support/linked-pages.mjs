import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { registerHooks } from 'node:module'

/**
 * Loaded into the server by `--import`: allows one host besides the public internet, which is this process. The product
 * itself has no such setting.
 */
const HOST = 'm.youtube.com'
const ADDRESS = '127.0.0.42'

const picture = readFileSync(new URL('../../docs/pictures/dashboard.webp', import.meta.url))
const page = `<!doctype html><title>How we ship every day</title>
  <meta name="description" content="Small changes, reviewed within the hour, and a rollback that takes one minute.">
  <meta property="og:image" content="/picture.webp">`

const server = createServer((request, response) => {
  const [type, body] = request.url === '/picture.webp' ? ['image/webp', picture] : ['text/html', page]
  response.writeHead(200, { 'content-type': type }).end(body)
})
await new Promise((listening) => server.listen(0, ADDRESS, listening))
server.unref()

const MODULE = '/core/network/network.js'
globalThis.linkedPages = { host: HOST, address: ADDRESS, port: server.address().port }
const replacement = (original) => `
  import { INTERNET as internet } from ${JSON.stringify(original)}
  const { host, address, port } = globalThis.linkedPages
  export const INTERNET = {
    resolve: (name, signal) => (name === host ? [address] : internet.resolve(name, signal)),
    isPublic: (found) => found === address || internet.isPublic(found),
    ports: { ...internet.ports, 'http:': port },
  }`

registerHooks({
  load: (url, context, next) =>
    url.endsWith(MODULE)
      ? { format: 'module', shortCircuit: true, source: replacement(`${url}?internet`) }
      : next(url, context),
})
