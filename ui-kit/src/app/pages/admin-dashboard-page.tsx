import { useTranslation } from 'react-i18next'
import { useAdminStats } from '../../features/moderation/admin/api/admin-queries.ts'
import { AdminDashboard } from '../../features/moderation/admin/components/dashboard/admin-dashboard.tsx'
import { QuickAction } from '../../features/moderation/admin/components/dashboard/quick-action.tsx'
import { ADMIN_NAV } from '../shell/admin-nav.ts'

/** What is decided every day, in this order, and what waits there; the bar above leads to all screens. */
const QUICK = [
  ['moderation', 'posts'],
  ['reports', 'reports'],
  ['support', 'requests'],
  ['testimonials', undefined],
  ['tags', undefined],
  ['jobs', 'jobs'],
] as const

/** The start of administrators, with links to their screens. */
export default function AdminDashboardPage() {
  return <AdminDashboard actions={<QuickActions />} />
}

/** Jobs are among them only when some have failed. */
function QuickActions() {
  const { t } = useTranslation('admin')
  const waiting = useAdminStats().data?.waiting
  return QUICK.map(([key, kind]) => {
    const item = ADMIN_NAV.find((each) => each.key === key)
    const waits = kind && waiting?.[kind]
    if (item === undefined || (key === 'jobs' && !waits?.count)) return null
    return (
      <QuickAction key={key} to={item.to} icon={<item.icon aria-hidden />} waiting={waits}>
        {t(`dashboard.quick.${key}`)}
      </QuickAction>
    )
  })
}
