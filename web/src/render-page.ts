import type { ClientRenderer, FirstViewRequest } from '@fanfare/contract/community/data/page.ts'
import * as kit from '@fanfare/ui-kit/app/render-page.tsx'
import { webShell } from './web-shell.ts'

const NO_STORAGE = { get: () => null, set: () => undefined, remove: () => undefined }
const platform = { ...webShell.platform, storage: NO_STORAGE }

export const renderPage: ClientRenderer['renderPage'] = (request) =>
  kit.renderPage({ ...webShell, platform: { ...platform, origin: () => request.origin } }, request)

export const renderFrame: ClientRenderer['renderFrame'] = (request) =>
  kit.renderFrame({ ...webShell, platform: { ...platform, origin: () => '' } }, request)

export const renderFirstView: ClientRenderer['renderFirstView'] = (request) =>
  kit.renderFirstView({ ...webShell, platform: { ...platform, ...deviceOf(request) } }, request)

const deviceOf = ({ stored, origin }: FirstViewRequest) => ({
  storage: { ...NO_STORAGE, get: (key: string) => new Map(Object.entries(stored)).get(key) ?? null },
  origin: () => origin,
})
