import type { ResourceKey } from 'i18next'
import type { LoadTexts } from '../i18n/create-i18n.ts'

const files = Object.entries(
  import.meta.glob<ResourceKey>(
    ['./locales/*.json', '../features/**/locales/*.json', '../i18n/locales/*/*.json'],
    { import: 'default' },
  ),
)

/** Loads the texts of a namespace: common, errors, shell, or a folder of features. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const end = endOfPath(language, namespace)
  const file = files.find(([path]) => path.endsWith(end))
  if (file === undefined) throw new Error(`There are no texts called ${namespace} in ${language}`)
  return file[1]()
}

function endOfPath(language: string, namespace: string): string {
  if (namespace === 'common' || namespace === 'errors') return `/${language}/${namespace}.json`
  if (namespace === 'shell') return `./locales/${language}.json`
  return `/${namespace}/locales/${language}.json`
}
