import { Plus, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Kbd } from '../../primitives/kbd.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Tooltip, TooltipGroup } from '../../primitives/tooltip.tsx'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { COMMAND_KEY } from '../../platform/preferences/command-key.ts'
import { NotificationBell } from '../../features/notifications/components/notification-bell.tsx'
import { OrganizationPicker } from '../../features/organizations/organizations/components/organization-picker.tsx'
import { useSharePath } from '../organizations/use-share-path.ts'
import { SHELL_KEYS } from '../shortcuts/keys.ts'
import { useClientParts } from './client-parts.ts'
import { HeaderNav } from './header-nav.tsx'
import { HomeLink } from './home-link.tsx'
import { openLayer } from './shell-store.ts'
import { UserMenu } from './user-menu.tsx'

/** The content of the header for a signed-in user. */
export default function MemberBar() {
  const { t } = useTranslation('shell')
  const { toolbar } = useClientParts()
  return (
    <TooltipGroup>
      {toolbar === undefined && <Logo />}
      <OrganizationPicker />
      <div className="hidden md:block">
        <HeaderNav />
      </div>
      <div className="ms-auto flex items-center gap-2 lg:min-w-0">
        <SearchButton />
        <span className="lg:hidden">
          <IconButton
            label={t('palette.open')}
            icon={<Search aria-hidden />}
            onClick={() => openLayer('palette')}
          />
        </span>
        <ShareLink />
        <NotificationBell />
        <UserMenu />
      </div>
    </TooltipGroup>
  )
}

function Logo() {
  return (
    <>
      <span className="hidden md:inline-flex">
        <HomeLink to="/dashboard" />
      </span>
      <span aria-hidden className="hidden text-lg text-line-strong md:inline">
        /
      </span>
    </>
  )
}

function ShareLink() {
  const { t } = useTranslation('shell')
  const path = useSharePath()
  const { status } = useCurrentOrganization()
  if (status === 'loading') {
    return (
      <span className="hidden md:inline-flex">
        <Skeleton className="control aspect-square rounded-md" />
      </span>
    )
  }
  if (path === null) return null
  return (
    <span className="hidden md:inline-flex">
      <Tooltip label={t('nav.share')} shortcut={SHELL_KEYS.share[0]}>
        <ButtonLink
          to={path}
          aria-label={t('nav.share')}
          icon={<Plus aria-hidden />}
          className="aspect-square px-0!"
        />
      </Tooltip>
    </span>
  )
}

/** Looks like a search field and opens the command palette. */
function SearchButton() {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      onClick={() => openLayer('palette')}
      aria-keyshortcuts="Control+K Meta+K"
      className="pressable hidden control w-44 min-w-20 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-faint hover:bg-sunken lg:flex"
    >
      <Search aria-hidden className="size-4" />
      <span className="min-w-0 flex-1 truncate text-start">{t('palette.search')}</span>
      <span className="flex gap-1">
        <Kbd>{COMMAND_KEY}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  )
}
