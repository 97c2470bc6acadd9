import type { ResourceKey } from 'i18next'
import type { LoadTexts } from '../i18n/create-i18n.ts'

const files = import.meta.glob<ResourceKey>(
  ['./locales/*.json', '../features/*/locales/*.json', '../i18n/locales/*/*.json'],
  { import: 'default' },
)

/** Loads the texts of a namespace: common, errors, shell, or a feature. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load = files[pathOf(language, namespace)]
  if (load === undefined) throw new Error(`There are no texts called ${namespace} in ${language}`)
  return load()
}

/** The texts of one client, by namespace. */
export type ClientTexts = Record<string, (language: string) => Promise<ResourceKey>>

/** Loads the texts of a client and of the kit. */
export function loadTextsOf(client: ClientTexts): LoadTexts {
  return (language, namespace) => client[namespace]?.(language) ?? loadTexts(language, namespace)
}

function pathOf(language: string, namespace: string): string {
  if (namespace === 'common' || namespace === 'errors') return `../i18n/locales/${language}/${namespace}.json`
  if (namespace === 'shell') return `./locales/${language}.json`
  return `../features/${namespace}/locales/${language}.json`
}
