import type { i18n } from 'i18next'

/** Keeps `<html lang>` in step with the texts, for screen readers and hyphenation. */
export function keepPageLanguage(texts: i18n): void {
  setPageLanguage(texts.language)
  texts.on('languageChanged', setPageLanguage)
}

function setPageLanguage(language: string): void {
  document.documentElement.lang = language
}
