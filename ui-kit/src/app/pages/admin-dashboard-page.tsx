import { useTranslation } from 'react-i18next'
import type { WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { AdminDashboard } from '../../features/moderation/admin/components/dashboard/admin-dashboard.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { ADMIN_NAV } from '../shell/admin-nav.ts'

const PATHS: Record<WaitingKind, string> = {
  posts: '/admin/moderation',
  reports: '/admin/reports',
  requests: '/admin/support',
  jobs: '/admin/jobs',
}

/** The lists that need a decision every day; the bar above leads to all screens. */
const QUICK: ReadonlySet<string> = new Set(['moderation', 'reports', 'tags', 'testimonials', 'support'])

const pathOf = (kind: WaitingKind) => ADMIN_NAV.find(({ to }) => to === PATHS[kind])?.to ?? null

/** The start of administrators, with links to their screens. */
export default function AdminDashboardPage() {
  return <AdminDashboard pathOf={pathOf} actions={<QuickActions />} />
}

function QuickActions() {
  const { t } = useTranslation('shell')
  return (
    <ul className="flex flex-wrap gap-2">
      {ADMIN_NAV.filter(({ key }) => QUICK.has(key)).map(({ key, to, icon: Icon }) => (
        <li key={key}>
          <ButtonLink to={to} icon={<Icon aria-hidden />}>
            {t(`admin.${key}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
