import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' })

/** The texts of the web client, by namespace. */
export const webTexts = {
  landing: async (language: string): Promise<ResourceKey> => {
    const load = files[`./locales/${language}.json`]
    if (load === undefined) throw new Error(`The web client has no texts in ${language}`)
    return load()
  },
}
