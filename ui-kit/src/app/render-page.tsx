import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageRequest, RenderedPage } from '@fanfare/contract/community/data/page.ts'
import { createQueryClient } from '../components/queries/query-client.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { AppTree } from './app-tree.tsx'
import type { ClientShell } from './client-shell.ts'
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
  const queries = seededQueries(data, language)
  const client = createQueryClient()
  for (const { key, data: content } of queries) client.setQueryData(key, content)
  const i18n = await createI18n({ language, load: loadTextsOf(shell.texts), namespaces: ['shell'] })
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  )
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <AppTree shell={shell} i18n={i18n} queryCache={{ client }} router={router} />,
    // React streams larger parts at the end and moves them with an inline script, which the CSP refuses.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  return { html, page: { language, texts: i18n.getDataByLanguage(language) ?? {}, queries } }
}
