import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ServedPage } from '@fanfare/contract/data/page.ts'
import type { ClientShell } from './client-shell.ts'
import { createApp } from './create-app.tsx'
import { tolerateMovedText } from './moved-text.ts'

/** Starts the client in an element: continues with the page that the server has rendered there, or renders it anew. */
export async function startClient(root: Element, shell: ClientShell): Promise<void> {
  tolerateMovedText()
  const page = readServedPage(document)
  const app = await createApp(shell, page)
  // Somebody who has chosen another language gets the page in it.
  if (page?.language === document.documentElement.lang) {
    startTransition(() => void hydrateRoot(root, app))
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** What the server has sent along with a page that it has rendered; null on all other pages. */
export function readServedPage(page: Document): ServedPage | null {
  const text = page.querySelector('#page')?.textContent
  return text ? (JSON.parse(text) as ServedPage) : null
}
