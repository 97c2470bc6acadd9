import { createInstance, type TFunction } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@fanfare/contract/rules/language.ts'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import pt from './locales/pt.json'

/** The texts of the tray and of notifications, which belong to no window. */
export interface Translator {
  t: TFunction<'tray'>
  language: () => string
  /** Ignores unsupported languages. */
  changeLanguage: (language: string) => void
  onChange: (listener: () => void) => void
}

/** Starts with the first supported one of these languages. */
export function createTranslator(languages: readonly string[]): Translator {
  const texts = createInstance()
  void texts.init({
    lng: languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE,
    ns: ['tray'],
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: { en: { tray: en }, es: { tray: es }, fr: { tray: fr }, pt: { tray: pt } },
    defaultNS: 'tray',
    initAsync: false,
    // Menus and notifications are plain text.
    interpolation: { escapeValue: false },
  })
  return {
    t: texts.getFixedT(null, 'tray'),
    language: () => texts.language,
    changeLanguage: (language) => {
      if (!isLanguage(language) || language === texts.language) return
      void texts.changeLanguage(language)
    },
    onChange: (listener) => texts.on('languageChanged', listener),
  }
}
