import { Building2, ChevronRight, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SectionCard } from '../../../../primitives/section-card.tsx'

/** Links to common destinations. */
export function QuickLinks() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard title={t('links.title')}>
      <ul className="grid gap-2 sm:grid-cols-2">
        <Place
          to="/dashboard"
          icon={<LayoutGrid />}
          name={t('links.dashboard')}
          text={t('links.dashboardText')}
        />
        <Place
          to="/organizations"
          icon={<Building2 />}
          name={t('links.organizations')}
          text={t('links.organizationsText')}
        />
      </ul>
    </SectionCard>
  )
}

interface PlaceProps {
  to: string
  icon: ReactNode
  name: string
  text: string
}

function Place({ to, icon, name, text }: PlaceProps) {
  return (
    <li>
      <Link
        to={to}
        className="pressable flex h-full items-center gap-3 rounded-md border border-line p-3 hover:bg-sunken"
      >
        <span aria-hidden className="text-muted [&_svg]:size-4.5">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 text-faint" />
      </Link>
    </li>
  )
}
