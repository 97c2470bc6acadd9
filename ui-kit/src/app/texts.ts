import type { ResourceKey } from 'i18next'
import type { LoadTexts } from '../i18n/create-i18n.ts'

/** The texts of one client, by namespace. */
export type ClientTexts = Record<string, (language: string) => Promise<ResourceKey>>

/** Loads the texts of a client and of the kit. A page with embedded texts needs neither list of files. */
export function loadTextsOf(loadClient: () => Promise<ClientTexts>): LoadTexts {
  return async (language, namespace) => {
    const [client, { loadTexts }] = await Promise.all([loadClient(), import('./text-files.ts')])
    return client[namespace]?.(language) ?? loadTexts(language, namespace)
  }
}
