import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { PAGE_HEADERS } from './page-headers.ts'

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
 * A file of the built client. Paths without an extension are screens and get the page; paths outside of `folder` and
 * unknown file types are not found.
 */
export async function serveFile(folder: string, pathname: string): Promise<Response> {
  const path = decode(pathname)
  if (path === null) return notFound()
  const extension = extname(path)
  const file = join(folder, normalize(extension === '' ? '/index.html' : path))
  const type = TYPES[extension === '' ? '.html' : extension]
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
