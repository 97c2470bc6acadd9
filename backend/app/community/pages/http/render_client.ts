import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type {
  ClientRenderer,
  FirstViewRequest,
  PageRequest,
  RenderedPage,
} from '#contract/community/data/page'
import type { FramePath } from '#contract/community/rules/frame_path'
import { frameName, writePageHint, type PageHint } from '#contract/community/rules/page_hint'
import { publicPageAt } from '#contract/community/rules/public_pages'

/** The server renderer from the build of the web client. */
const FILE = 'resources/spa/server/render-page.js'

let renderer: Promise<ClientRenderer | null> | undefined
/** Rendered static pages without data, by language and path: a few per language. */
const fixed = new Map<string, RenderedPage>()
/** Rendered frames, by language, role and path: a few per screen. */
const frames = new Map<string, string>()

/**
 * Renders a public page as the web client would. Null when the client has not been built, or when rendering fails,
 * which is logged: the browser renders the page then.
 */
export async function renderClient(request: PageRequest): Promise<RenderedPage | null> {
  const { address, language, data } = request
  const render = () => attempt(address, (client) => client.renderPage(request))
  // An address can be written in many ways; only the canonical one is cached.
  const isFixed = publicPageAt(address) !== undefined && Object.keys(data).length === 0
  return isFixed ? once(fixed, `${language} ${address}`, render) : render()
}

/** Renders a frame for signed-in users, the same for all addresses at its path. Null as above. */
export async function renderFrame(path: FramePath, hint: PageHint): Promise<string | null> {
  const address = path.replace(/[:*?]/g, '')
  return once(frames, frameName(path, writePageHint(hint)), () =>
    attempt(path, (client) => client.renderFrame({ ...hint, address })),
  )
}

/** Renders the page of a signed-in user with its first data. Null as above. */
export const renderFirstView = (request: FirstViewRequest): Promise<string | null> =>
  attempt(request.route, (client) => client.renderFirstView(request))

/** Replaces the renderer. Returns a function that restores the previous one. */
export function useRenderer(replacement: ClientRenderer): () => void {
  const previous = renderer
  renderer = Promise.resolve(replacement)
  return () => {
    renderer = previous
  }
}

/** Keeps what has been rendered, in production. */
async function once<Rendered>(
  cache: Map<string, Rendered>,
  key: string,
  render: () => Promise<Rendered | null>,
): Promise<Rendered | null> {
  const cached = app.inProduction ? cache.get(key) : undefined
  if (cached !== undefined) return cached
  const rendered = await render()
  if (rendered !== null) cache.set(key, rendered)
  return rendered
}

async function attempt<Rendered>(
  path: string,
  render: (client: ClientRenderer) => Promise<Rendered>,
): Promise<Rendered | null> {
  try {
    renderer ??= loadRenderer()
    const client = await renderer
    return client && (await render(client))
  } catch (error) {
    logger.error({ err: error, path }, 'a page was not rendered on the server')
    return null
  }
}

async function loadRenderer(): Promise<ClientRenderer | null> {
  const file = app.makePath(FILE)
  if (!existsSync(file)) return null
  return (await import(pathToFileURL(file).href)) as ClientRenderer
}
