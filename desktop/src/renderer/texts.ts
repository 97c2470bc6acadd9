import type { ResourceKey } from 'i18next'

type Texts = Record<string, ResourceKey>

const files = import.meta.glob<Texts>('./locales/*.json', { import: 'default' })
const refusals = import.meta.glob<Texts>('../shared/refusals/*.json', { import: 'default' })

/** The texts only the desktop shell has, by namespace. */
export const desktopTexts = {
  desktop: async (language: string): Promise<ResourceKey> => {
    const [load, loadRefusals] = [
      files[`./locales/${language}.json`],
      refusals[`../shared/refusals/${language}.json`],
    ]
    if (load === undefined || loadRefusals === undefined)
      throw new Error(`The desktop client has no texts in ${language}`)
    const [texts, refusal] = await Promise.all([load(), loadRefusals()])
    return { ...texts, refusal }
  },
}
