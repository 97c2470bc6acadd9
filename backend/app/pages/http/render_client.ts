import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PageRequest, RenderedPage, RenderPage } from '#contract/data/page'
import { publicPageAt } from '#contract/rules/public_pages'

/** The renderer that is built with the web client. */
const FILE = 'resources/spa/server/render-page.js'

let renderer: Promise<RenderPage | null> | undefined
/** The pages that have fixed texts only, by language and path: a few in each language. */
const fixed = new Map<string, RenderedPage>()

/**
 * Renders a public page as the web client would. Null when the client has not been built, or when rendering fails, which
 * is logged: the client then renders the page in the browser.
 */
export async function renderClient(request: PageRequest): Promise<RenderedPage | null> {
  const { address, language, data } = request
  // An address may be written in many ways; only the usual one is kept.
  const isFixed = publicPageAt(address) !== undefined && Object.keys(data).length === 0
  if (!isFixed || !app.inProduction) return render(request)
  const key = `${language} ${address}`
  const page = fixed.get(key) ?? (await render(request))
  if (page !== null) fixed.set(key, page)
  return page
}

/** Replaces the renderer. Returns how to restore it. */
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
