import type { ClientRenderer, ServedPage } from '#contract/community/data/page'
import { useRenderer } from '#community/pages/http/render_client'
import { useShell } from '#community/pages/http/shell'

const SHELL =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"></div></body></html>'

/** Pages and frames that contain what they are rendered from. */
const renderer: ClientRenderer = {
  renderPage: async ({ language, data }) => ({
    html: '<h1>Rendered</h1>',
    page: { language, texts: {}, queries: [{ key: ['data'], data }] },
  }),
  renderFrame: async ({ address, language, isAdmin }) =>
    `<h1>${address} in ${language} for ${isAdmin ? 'administrators' : 'members'}</h1>`,
  renderFirstView: async (request) => JSON.stringify(request),
}

/** Serves pages without a built client. Returns a function that restores the previous state. */
export function servePages(): () => void {
  const restoreShell = useShell(SHELL)
  const restoreRenderer = useRenderer(renderer)
  return () => {
    restoreShell()
    restoreRenderer()
  }
}

export async function openPage(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { headers })
  const html = await answer.text()
  const content = /id="page">(.*?)<\/script>/.exec(html)?.[1]
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: /<title data-pre>(.*?)<\/title>/.exec(html)?.[1],
    isIndexed: !html.includes('content="noindex"'),
    /** The data from which the page was rendered. */
    data: content === undefined ? undefined : (JSON.parse(content) as ServedPage).queries[0]!.data,
  }
}
