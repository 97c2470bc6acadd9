import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PageRequest, RenderedPage, RenderPage } from '#contract/community/data/page'
import { publicPageAt } from '#contract/community/rules/public_pages'

/** The server renderer from the build of the web client. */
const FILE = 'resources/spa/server/render-page.js'

let renderer: Promise<RenderPage | null> | undefined
/** Rendered static pages without data, by language and path: a few per language. */
const fixed = new Map<string, RenderedPage>()

/**
 * Renders a public page as the web client would. Null when the client has not been built, or when rendering fails,
 * which is logged: the browser renders the page then.
 */
export async function renderClient(request: PageRequest): Promise<RenderedPage | null> {
  const { address, language, data } = request
  // An address can be written in many ways; only the canonical one is cached.
  const isFixed = publicPageAt(address) !== undefined && Object.keys(data).length === 0
  if (!isFixed || !app.inProduction) return render(request)
  const key = `${language} ${address}`
  const page = fixed.get(key) ?? (await render(request))
  if (page !== null) fixed.set(key, page)
  return page
}

/** Replaces the renderer. Returns a function that restores the previous one. */
export function useRenderer(replacement: RenderPage): () => void {
  const previous = renderer
  renderer = Promise.resolve(replacement)
  return () => {
    renderer = previous
  }
}

async function render(request: PageRequest): Promise<RenderedPage | null> {
  try {
    renderer ??= loadRenderer()
    const renderPage = await renderer
    return renderPage === null ? null : await renderPage(request)
  } catch (error) {
    logger.error({ err: error, path: request.address }, 'a page was not rendered on the server')
    return null
  }
}

async function loadRenderer(): Promise<RenderPage | null> {
  const file = app.makePath(FILE)
  if (!existsSync(file)) return null
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage }
  return renderPage
}
