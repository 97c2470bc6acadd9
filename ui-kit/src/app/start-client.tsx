import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ServedPage } from '@fanfare/contract/community/data/page.ts'
import type { ClientShell } from './client-shell.ts'
import { createApp } from './create-app.tsx'
import { tolerateMovedText } from './moved-text.ts'

/** Starts the client in an element: hydrates a page that the server has rendered, or renders from scratch. */
export async function startClient(root: HTMLElement, shell: ClientShell): Promise<void> {
  tolerateMovedText()
  const page = readServedPage(document)
  // A page without a session may have a frame too, which the first script does not show.
  const hasFrame = root.dataset.frame !== undefined && document.documentElement.dataset.session !== undefined
  const client = await createApp(shell, page, hasFrame)
  // A visitor who has chosen another language gets the page in it.
  if (page?.language === document.documentElement.lang) {
    startTransition(() => void hydrateRoot(root, client.app))
  } else if (hasFrame) {
    const { takeOver } = await import('./session/take-over.tsx')
    await takeOver(root, client, shell.platform)
  } else {
    root.replaceChildren()
    createRoot(root).render(client.app)
  }
}

/** The data that the server has embedded in a rendered page; null on all other pages. */
export function readServedPage(page: Document): ServedPage | null {
  const text = page.querySelector('#page')?.textContent
  return text ? (JSON.parse(text) as ServedPage) : null
}
