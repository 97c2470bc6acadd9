import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageRequest, RenderedPage } from '@fanfare/contract/data/page.ts'
import { createQueryClient } from '../components/queries/query-client.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { AppTree } from './app-tree.tsx'
import type { ClientShell } from './client-shell.ts'
import { seededQueries } from './seeded-queries.ts'
import { loadTextsOf } from './texts.ts'

/**
 * Renders a public page on the server, as a visitor sees it. Rejects when a part of it fails, so that no half page is
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
    // Larger parts would be sent at the end and moved by a script, which the security policy refuses.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  return { html, page: { language, texts: i18n.getDataByLanguage(language) ?? {}, queries } }
}
