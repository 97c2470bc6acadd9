import { clsx } from 'clsx'
import { Database, ShieldCheck, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useGroupInView } from '../hooks/use-group-in-view.ts'
import { PROFILE_GROUPS, type ProfileGroup } from './profile-groups.ts'

const ICONS: Record<ProfileGroup, LucideIcon> = {
  you: UserRound,
  security: ShieldCheck,
  preferences: SlidersHorizontal,
  data: Database,
}

const ROW =
  'flex h-8.5 items-center gap-2.5 rounded-md px-2.5 transition-colors duration-120 hover:bg-ink/6 hover:text-ink pointer-coarse:h-11'

/** Links to the groups of the profile: beside them, or a row above them on narrow screens. */
export function ProfileMenu() {
  const { t } = useTranslation('profile')
  const { search } = useLocation()
  const current = useGroupInView()
  return (
    <nav aria-label={t('groups.label')} className="min-w-0 lg:sticky lg:top-20">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {PROFILE_GROUPS.map((group) => {
          const Icon = ICONS[group]
          return (
            <li key={group}>
              <Link
                to={{ search, hash: group }}
                aria-current={group === current ? 'location' : undefined}
                className={clsx(ROW, group === current ? 'bg-ink/6 font-medium text-ink' : 'text-muted')}
              >
                <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden" />
                {t(`groups.${group}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
