import { useMemo } from 'react'
import { LOCALES } from './regions.ts'
import { useLanguage } from './languages.ts'

/** Formats numbers in the language of the interface. */
export function useFormatNumber(): (value: number) => string {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(LOCALES[language]).format, [language])
}
