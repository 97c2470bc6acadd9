import { useTranslation } from 'react-i18next'
import type { Person } from '@fanfare/contract/data/user.ts'
import { useLanguage } from '../../../i18n/languages.ts'

/** So many are named; the others are counted. */
const NAMED = 5

/** Who has copied, where the organization shows it. */
export function CopierNames({ copiers }: { copiers: Person[] }) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  if (copiers.length === 0) return null
  const names = copiers.slice(0, NAMED).map(({ name }) => name)
  const others = copiers.length - names.length
  const listed = others > 0 ? [...names, t('supply.others', { count: others })] : names
  return <span className="break-words">{new Intl.ListFormat(language).format(listed)}</span>
}
