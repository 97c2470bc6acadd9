import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' })

/** The texts only the desktop shell has, by namespace. */
export const desktopTexts = {
  desktop: async (language: string): Promise<ResourceKey> => {
    const load = files[`./locales/${language}.json`]
    if (load === undefined) throw new Error(`The desktop client has no texts in ${language}`)
    return load()
  },
}
