import { useQuery } from '@tanstack/react-query'
import { Files, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Card } from '../../../../primitives/card.tsx'
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
    <ul className="grid grid-cols-2 gap-3">
      <Total label={t('total')} value={isError ? null : data?.total} icon={<Files aria-hidden />} />
      <Total label={t('members')} value={organization.membersCount} icon={<Users aria-hidden />} />
    </ul>
  )
}

interface TotalProps {
  label: string
  /** Undefined while it is loading, null when it cannot be known. */
  value: number | null | undefined
  icon: ReactNode
}

function Total({ label, value, icon }: TotalProps) {
  const language = useLanguage()
  return (
    <Card as="li" className="flex items-end justify-between gap-2 p-4! sm:px-5!">
      <div>
        <p className="text-sm text-muted">{label}</p>
        <p className="mt-1 text-2xl font-semibold tracking-[-0.02em] tabular-nums">
          {value === undefined ? <Skeleton className="h-8 w-12" /> : (value?.toLocaleString(language) ?? '–')}
        </p>
      </div>
      <span className="hidden size-9 items-center justify-center rounded-full bg-brass-soft text-brass-text sm:inline-flex [&_svg]:size-4">
        {icon}
      </span>
    </Card>
  )
}
