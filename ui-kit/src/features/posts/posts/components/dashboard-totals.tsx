import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { postListQuery } from '../api/post-queries.ts'

export interface DashboardTotalsProps {
  organization: Organization
}

/** How many posts and members the organization has. */
export function DashboardTotals({ organization }: DashboardTotalsProps) {
  const { t } = useTranslation('posts')
  const { data, isError } = useQuery(postListQuery({ organizationId: organization.id, page: 1 }))
  return (
    <dl className="flex gap-4 text-sm text-muted">
      <Total label={t('total')} value={isError ? null : data?.total} />
      <Total label={t('members')} value={organization.membersCount} />
    </dl>
  )
}

interface TotalProps {
  label: string
  /** Undefined while it is loading, null when it cannot be known. */
  value: number | null | undefined
}

function Total({ label, value }: TotalProps) {
  const format = useFormatNumber()
  return (
    <div className="flex items-center gap-1.5">
      <dt>{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">
        {value === undefined ? <Skeleton className="h-4 w-6" /> : value === null ? '–' : format(value)}
      </dd>
    </div>
  )
}
