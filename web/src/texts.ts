import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' })

/** The texts only the browser shell has, by namespace. */
export const webTexts = {
  landing: async (language: string): Promise<ResourceKey> => {
    const load = files[`./locales/${language}.json`]
    if (load === undefined) throw new Error(`The landing page does not speak ${language}`)
    return load()
  },
}
