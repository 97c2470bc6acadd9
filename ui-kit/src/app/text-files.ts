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

function pathOf(language: string, namespace: string): string {
  if (namespace === 'common' || namespace === 'errors') return `../i18n/locales/${language}/${namespace}.json`
  if (namespace === 'shell') return `./locales/${language}.json`
  return `../features/${namespace}/locales/${language}.json`
}
