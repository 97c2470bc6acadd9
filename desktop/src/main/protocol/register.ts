import type { Session } from 'electron'
import { forward, type ForwardNeeds } from './forward.ts'
import { APP_SCHEME, isOwnAddress } from './origin.ts'
import { serveFile } from './serve-file.ts'

export interface ClientFiles extends ForwardNeeds {
  /** The folder of the built client. */
  folder: string
}

/** Serves the client at `app://bundle`, and the API of the chosen server below `/api/` of the same origin. */
export function serveClient(session: Session, { folder, ...needs }: ClientFiles): void {
  session.protocol.handle(APP_SCHEME, async (request) => {
    if (!isOwnAddress(request.url)) return new Response(null, { status: 404 })
    const { pathname } = new URL(request.url)
    return pathname.startsWith('/api/') ? forward(request, needs) : serveFile(folder, pathname)
  })
}
