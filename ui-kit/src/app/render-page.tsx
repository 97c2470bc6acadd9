import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type {
  FirstViewRequest,
  FrameRequest,
  PageRequest,
  RenderedPage,
} from '@fanfare/contract/community/data/page.ts'
import { createQueryClient } from '../components/queries/query-client.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { ServedViewContext } from '../platform/session/served-view.ts'
import { AppTree } from './app-tree.tsx'
import type { ClientShell } from './client-shell.ts'
import { bootQueries } from './session/boot-queries.ts'
import { frameSession, sessionOf } from './session/frame-session.ts'
import { servedView } from './session/served-view.ts'
import { seededQueries } from './seeded-queries.ts'
import { loadTextsOf } from './texts.ts'

/**
 * Renders a public page on the server, as a visitor sees it. Rejects when any part fails, so that no incomplete page is
 * sent.
 */
export async function renderPage(
  shell: ClientShell,
  { address, language, data }: PageRequest,
): Promise<RenderedPage> {
  const queries = seededQueries(data, language, address.split('?')[1])
  const client = createQueryClient()
  for (const { key, data: content } of queries) client.setQueryData(key, content)
  const i18n = await createI18n({ language, load: loadTextsOf(shell.texts), namespaces: ['shell'] })
  const html = await renderHtml(
    <AppTree shell={shell} i18n={i18n} queryCache={{ client }} router={routerAt(address)} />,
  )
  return { html, page: { language, texts: i18n.getDataByLanguage(language) ?? {}, queries } }
}

/**
 * Renders the frame of a page for signed-in users: the page before any data has loaded, without anything that depends on
 * the user. Rejects when any part fails.
 */
export async function renderFrame(
  shell: ClientShell,
  { address, language, ...hint }: FrameRequest,
): Promise<string> {
  const i18n = await createI18n({ language, load: loadTextsOf(shell.texts), namespaces: ['shell'] })
  return renderHtml(
    <ServedViewContext value={{ session: frameSession(hint) }}>
      <AppTree shell={shell} i18n={i18n} queryCache={{}} router={routerAt(address)} />
    </ServedViewContext>,
  )
}

/** Renders the page of a signed-in user with its first data. Rejects when any part fails. */
export async function renderFirstView(
  shell: ClientShell,
  { route, language, organizationId, renderIn, screen, boot }: FirstViewRequest,
): Promise<string> {
  const queryClient = createQueryClient()
  for (const { key, data } of bootQueries(boot)) queryClient.setQueryData(key, data)
  const session = sessionOf(boot.user)
  const view = servedView({
    session,
    queryClient,
    chosenId: organizationId,
    timeZone: renderIn,
    isPhone: screen === 'phone',
  })
  const i18n = await createI18n({ language, load: loadTextsOf(shell.texts), namespaces: ['shell'] })
  return renderHtml(
    <ServedViewContext value={view}>
      <AppTree shell={shell} i18n={i18n} queryCache={{ client: queryClient }} router={routerAt(route)} />
    </ServedViewContext>,
  )
}

const routerAt =
  (address: string) =>
  ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>

async function renderHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, {
    onError: (error) => void errors.push(error),
    // React streams larger parts at the end and moves them with an inline script, which the CSP refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
