import { createInstance, type TFunction } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import pt from './locales/pt.json'
import refusalEn from '../../../shared/refusals/en.json'
import refusalEs from '../../../shared/refusals/es.json'
import refusalFr from '../../../shared/refusals/fr.json'
import refusalPt from '../../../shared/refusals/pt.json'

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
    resources: {
      en: { tray: { ...en, refusal: refusalEn } },
      es: { tray: { ...es, refusal: refusalEs } },
      fr: { tray: { ...fr, refusal: refusalFr } },
      pt: { tray: { ...pt, refusal: refusalPt } },
    },
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
