import { createInstance, type TFunction } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@fanfare/contract/rules/language.ts'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import pt from './locales/pt.json'

/** The texts of tray and notifications, which no window draws. */
export interface Speaker {
  t: TFunction<'tray'>
  language: () => string
  /** Speaks another language from now on; one it does not know changes nothing. */
  speak: (language: string) => void
  onChange: (listener: () => void) => void
}

/** Begins in the language of the system. */
export function speaker(wanted: readonly string[]): Speaker {
  const texts = createInstance()
  void texts.init({
    lng: wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE,
    ns: ['tray'],
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: { en: { tray: en }, es: { tray: es }, fr: { tray: fr }, pt: { tray: pt } },
    defaultNS: 'tray',
    initAsync: false,
    // Menus and notifications are no HTML.
    interpolation: { escapeValue: false },
  })
  return {
    t: texts.getFixedT(null, 'tray'),
    language: () => texts.language,
    speak: (language) => {
      if (!isLanguage(language) || language === texts.language) return
      void texts.changeLanguage(language)
    },
    onChange: (listener) => texts.on('languageChanged', listener),
  }
}
