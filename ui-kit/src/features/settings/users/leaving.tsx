import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { memberListQuery } from '../api/member-queries.ts'
import type { SectionProps } from '../components/section-props.ts'
import { LeaveDialog } from './leave-dialog.tsx'

/** The way out, or why there is none: an organization always has an owner. */
export function Leaving({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { data, isPending } = useQuery(memberListQuery(organization.id))
  if (organization.role === 'owner') {
    if (isPending) return null
    const owners = data?.members.filter(({ role }) => role === 'owner')
    if (owners?.length === 1) return <p className="text-muted">{t('membership.onlyOwner')}</p>
  }
  return (
    <>
      <Button
        variant="danger"
        className="-ms-3 self-start"
        icon={<LogOut aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('membership.leave')}
      </Button>
      <LeaveDialog organization={organization} open={asking} onOpenChange={setAsking} />
    </>
  )
}
