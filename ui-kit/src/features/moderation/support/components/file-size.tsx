import { useLanguage } from '../../../../i18n/languages.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'

const KILOBYTE = 1_024

/** A size in kilobytes or megabytes, as the language writes it. */
export function FileSize({ bytes }: { bytes: number }) {
  const language = useLanguage()
  const isLarge = bytes >= KILOBYTE * KILOBYTE
  const value = isLarge ? bytes / (KILOBYTE * KILOBYTE) : Math.max(1, Math.round(bytes / KILOBYTE))
  const text = new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value)
  return <span className="text-sm whitespace-nowrap text-faint">{text}</span>
}
