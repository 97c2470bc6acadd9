import type { Session } from 'electron'
import { APP_SCHEME, isOwnUrl } from '../core/origin.ts'
import { proxyToServer, type ProxyOptions } from './api-proxy.ts'
import { serveFile } from './serve-file.ts'

export interface ClientOptions extends ProxyOptions {
  /** The folder of the built client. */
  folder: string
}

/** Serves the client at `app://bundle`, and the API of the chosen server below `/api/` of the same origin. */
export function serveClient(session: Session, { folder, ...proxy }: ClientOptions): void {
  session.protocol.handle(APP_SCHEME, async (request) => {
    if (!isOwnUrl(request.url)) return new Response(null, { status: 404 })
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return serveFile(folder, pathname)
    // The page sees a failed request.
    return proxyToServer(request, proxy).catch(() => Response.error())
  })
}
