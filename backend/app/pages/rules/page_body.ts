import type { RenderedPage } from '#contract/data/page'
import { embeddedJson } from '#contract/rules/structured_data'

const EMPTY_ROOT = '<div id="root"></div>'
/** What a page says that cannot be read without scripts. */
const NEEDS_SCRIPTS = /\s*<noscript data-plain>.*?<\/noscript>/s

/** The page of the web client with what the server has rendered, and what the client needs to continue with it. */
export function withRendered(shell: string, { html, page }: RenderedPage): string {
  const data = `<script type="application/json" id="page">${embeddedJson(page)}</script>`
  // Functions, because `$&` is special in a replacement string.
  return shell
    .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>\n    ${data}`)
    .replace(NEEDS_SCRIPTS, () => '')
}
