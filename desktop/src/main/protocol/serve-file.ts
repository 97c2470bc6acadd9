import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { PAGE_HEADERS } from './policy.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * A file of the client out of `folder`. Addresses without an ending are screens and get the page; what lies
 * outside of the folder, or is of a kind the client does not have, is not found.
 */
export async function serveFile(folder: string, pathname: string): Promise<Response> {
  const wanted = decode(pathname)
  if (wanted === null) return notFound()
  const ending = extname(wanted)
  const file = join(folder, normalize(ending === '' ? '/index.html' : wanted))
  const type = TYPES[ending === '' ? '.html' : ending]
  if (type === undefined || !file.startsWith(folder + sep)) return notFound()
  try {
    const content = await readFile(file)
    return new Response(new Uint8Array(content), { headers: { ...PAGE_HEADERS, 'content-type': type } })
  } catch {
    return notFound()
  }
}

function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

const notFound = () => new Response('Not found', { status: 404, headers: PAGE_HEADERS })
