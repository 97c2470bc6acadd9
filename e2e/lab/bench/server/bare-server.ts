import { createServer } from 'node:http'
import BetterSqlite from 'better-sqlite3'
import { hashAsProduct } from './bare-hashing.ts'
import { preparePages } from './feed.ts'

/**
 * The upper bound to compare with: `node:http` and the driver only. A POST only hashes a password. Arguments: database file
 * and port.
 */
const [file = '', port = '0'] = process.argv.slice(2)
const pageOf = preparePages(new BetterSqlite(file, { readonly: true }))

createServer((request, response) => {
  if (request.method === 'POST') return void hashAsProduct().then(() => response.end('{}'))
  const { searchParams } = new URL(request.url ?? '/', 'http://bare')
  const body = pageOf(Number(searchParams.get('page') ?? 1))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
