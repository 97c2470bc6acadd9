import type { RenderPage } from '@fanfare/contract/community/data/page.ts'
import { renderPage as render } from '@fanfare/ui-kit/app/render-page.tsx'
import { webShell } from './web-shell.ts'

const NO_STORAGE = { get: () => null, set: () => undefined, remove: () => undefined }

/** Renders a public page of the web client on the server. */
export const renderPage: RenderPage = (request) => {
  const platform = { ...webShell.platform, storage: NO_STORAGE, origin: () => request.origin }
  return render({ ...webShell, platform }, request)
}
