import type { RenderedPage } from '#contract/community/data/page'
import { embeddedJson } from '#contract/community/rules/structured_data'

const EMPTY_ROOT = '<div id="root"></div>'
/** The notice for browsers without scripts. */
const NEEDS_SCRIPTS = /\s*<noscript data-plain>.*?<\/noscript>/s

/** The page of the web client with the server-rendered content and the data the client hydrates from. */
export function withRendered(shell: string, { html, page }: RenderedPage): string {
  const data = `<script type="application/json" id="page">${embeddedJson(page)}</script>`
  // Functions, because `$&` is special in a replacement string.
  return shell
    .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>\n    ${data}`)
    .replace(NEEDS_SCRIPTS, () => '')
}
