import { useCallback } from 'react'
import { useLanguage } from './languages.ts'
import { formatNumber } from './number-format.ts'

/** Formats numbers in the language of the interface. */
export function useFormatNumber(): (value: number) => string {
  const language = useLanguage()
  return useCallback((value: number) => formatNumber(value, language), [language])
}
