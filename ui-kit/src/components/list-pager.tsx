import { useTranslation } from 'react-i18next'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { Pager } from '../primitives/pager.tsx'

export interface ListPagerProps {
  pagination: Pick<Pagination, 'page' | 'totalPages'>
  hrefFor: (page: number) => string
}

/** The pagination of a list whose pages have addresses, with the common texts. */
export function ListPager({ pagination: { page, totalPages }, hrefFor }: ListPagerProps) {
  const { t } = useTranslation()
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      hrefFor={hrefFor}
      labels={{
        nav: t('pager.nav'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (number) => t('pager.page', { page: number }),
      }}
    />
  )
}
