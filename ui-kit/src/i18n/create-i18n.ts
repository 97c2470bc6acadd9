import {
  createInstance,
  type BackendModule,
  type i18n,
  type ResourceKey,
  type ResourceLanguage,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { numbersInTexts } from './number-format.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'

/** Loads the texts of a namespace in a language. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceKey>

export interface I18nOptions {
  language: Language
  load: LoadTexts
  /** Namespaces to load before the first render. */
  namespaces?: string[]
  /** Preloaded texts, by namespace. */
  texts?: Record<string, unknown>
}

/** Creates the i18next instance. Any other namespace is loaded when the first component uses it. */
export async function createI18n({ language, load, namespaces = [], texts }: I18nOptions): Promise<i18n> {
  const instance = createInstance()
  instance.use(initReactI18next).use(backendOf(load)).use(numbersInTexts)
  await instance.init({
    lng: language,
    // Every language has all texts, so no fallback language is loaded.
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    ns: ['common', ...namespaces],
    defaultNS: 'common',
    ...(texts && { resources: { [language]: texts as ResourceLanguage }, partialBundledLanguages: true }),
    // React escapes by itself.
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: true },
  })
  countByRegion(instance)
  return instance
}

/** Portuguese counts otherwise in Brazil, whose rules a language without a region has. */
function countByRegion({ services: { pluralResolver } }: i18n): void {
  const ruleOf = pluralResolver.getRule.bind(pluralResolver)
  pluralResolver.getRule = (code: string, options?: object) =>
    ruleOf(isLanguage(code) ? LOCALES[code] : code, options)
}

function backendOf(load: LoadTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language: string, namespace: string) => load(language, namespace),
  }
}
