import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>(
  ['./locales/*.json', './update/locales/*.json', './pages/*/locales/*.json'],
  { import: 'default' },
)

const textsIn = (folder: string) => async (language: string) => files[`${folder}/locales/${language}.json`]!()

const pages = Object.keys(files).flatMap((path) => /^\.\/pages\/([^/]+)\//.exec(path)?.[1] ?? [])

/** The texts of the web client by namespace: landing page, update notice, and other pages by the name of their folder. */
export const webTexts: Record<string, (language: string) => Promise<ResourceKey>> = {
  landing: textsIn('.'),
  update: textsIn('./update'),
  ...Object.fromEntries([...new Set(pages)].map((page) => [page, textsIn(`./pages/${page}`)])),
}
