import { useTranslation } from 'react-i18next'
import type { ShownOffers } from '../hooks/use-shown-offers.ts'
import type { RowGroup } from '../rows.ts'

export interface SearchStatusProps {
  words: string
  shown: ShownOffers
  groups: readonly RowGroup[]
}

/** Tells a screen reader how much a search has found; the list shows it. */
export function SearchStatus({ words, shown, groups }: SearchStatusProps) {
  const { t } = useTranslation('desktop')
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const found = words !== '' && shown.status === 'ready'
  return <output className="sr-only">{found && t('list.found', { count })}</output>
}
