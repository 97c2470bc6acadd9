import { Plus, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Tooltip } from '../../primitives/tooltip.tsx'
import { OrganizationPicker } from '../../features/organizations/components/organization-picker.tsx'
import { useSharePath } from '../organizations/use-share-path.ts'
import { SHELL_KEYS } from '../shortcuts/keys.ts'
import { HeaderNav } from './header-nav.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuButton } from './menu-button.tsx'
import { SearchButton } from './search-button.tsx'
import { openLayer } from './shell-store.ts'
import { UserMenu } from './user-menu.tsx'

/** The header of somebody who is signed in: their organization, their places, their commands. */
export default function MemberBar() {
  const { t } = useTranslation('shell')
  return (
    <>
      <MenuButton />
      <span className="hidden md:inline-flex">
        <HomeLink to="/dashboard" />
      </span>
      <span aria-hidden className="hidden px-1 text-lg text-line-strong md:inline">
        /
      </span>
      <OrganizationPicker />
      <div className="ms-2 hidden md:block">
        <HeaderNav />
      </div>
      <div className="ms-auto flex items-center gap-2">
        <SearchButton />
        <span className="lg:hidden">
          <IconButton
            label={t('palette.open')}
            icon={<Search aria-hidden />}
            onClick={() => openLayer('palette')}
          />
        </span>
        <ShareLink />
        <UserMenu />
      </div>
    </>
  )
}

function ShareLink() {
  const { t } = useTranslation('shell')
  const path = useSharePath()
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
