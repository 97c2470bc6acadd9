import { useQueryClient } from '@tanstack/react-query'
import { Building2, ChevronsUpDown, Plus, RotateCw, Settings, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { invitePath } from '../../../../components/invite-path.ts'
import type { SettingsOrigin } from '../../../../components/settings-origin.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { MenuLink } from '../../../../primitives/menu-item.tsx'
import { Menu, MenuSeparator } from '../../../../primitives/menu.tsx'
import { MenuRadioGroup } from '../../../../primitives/menu-choice.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { Tooltip } from '../../../../primitives/tooltip.tsx'
import { useWaitingElsewhere, waitingOrganizationsQuery } from '../api/organization-queries.ts'
import { OrganizationSearch } from './organization-search.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'

/** As wide whatever the name, so that the links beside it stand still while it loads. */
const PLACE = 'min-w-0 md:w-48'

/** The menu that shows and switches the current organization. */
export function OrganizationPicker() {
  const { t } = useTranslation('organizations')
  const { current, status, retry } = useCurrentOrganization()
  if (status === 'loading') {
    return (
      <div className={PLACE}>
        <Skeleton className="h-8 w-36 max-w-full" />
      </div>
    )
  }
  if (status === 'error') {
    return <IconButton label={t('picker.retry')} icon={<RotateCw aria-hidden />} onClick={retry} />
  }
  if (current === null) {
    return (
      <span className="flex items-center gap-0.5">
        <ButtonLink to="/organizations/create" icon={<Plus aria-hidden />}>
          {t('picker.create')}
        </ButtonLink>
        {/* Without its words, so that the search beside it stays as wide as its own. */}
        <Tooltip label={t('picker.manage')}>
          <ButtonLink
            to="/organizations"
            variant="ghost"
            aria-label={t('picker.manage')}
            icon={<Building2 aria-hidden />}
            className="aspect-square px-0!"
          />
        </Tooltip>
      </span>
    )
  }
  return (
    <div className={PLACE}>
      <OrganizationMenu current={current} />
    </div>
  )
}

function OrganizationMenu({ current }: { current: Organization }) {
  const { t } = useTranslation('organizations')
  const { organizations, hasMore, select } = useCurrentOrganization()
  const waiting = useWaitingElsewhere()
  const queryClient = useQueryClient()
  const choose = (id: string) => {
    select(id)
    void queryClient.invalidateQueries({ queryKey: waitingOrganizationsQuery().queryKey })
  }
  const { pathname, search } = useLocation()
  const here: SettingsOrigin = { from: pathname + search }
  const trigger = (
    <button
      type="button"
      aria-label={
        waiting.size > 0
          ? t('picker.currentWaiting', { name: current.name, count: waiting.size })
          : t('picker.current', { name: current.name })
      }
      className="pressable control inline-flex max-w-full items-center gap-1.5 rounded-md px-2 font-medium hover:bg-ink/6"
    >
      <span className="relative shrink-0">
        <Avatar name={current.name} size={24} square />
        {waiting.size > 0 && (
          <span
            aria-hidden
            className="absolute -end-1 -top-1 size-2.5 rounded-full border-2 border-canvas bg-accent forced-colors:bg-[Highlight]"
          />
        )}
      </span>
      <span className="max-w-32 truncate sm:max-w-48 md:max-w-none">{current.name}</span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
    </button>
  )
  // A menu would handle the keys of a search field.
  if (hasMore) return <OrganizationSearch current={current} trigger={trigger} onSelect={choose} />
  return (
    <Menu label={t('picker.label')} trigger={trigger} align="start">
      <MenuRadioGroup
        closes
        label={t('picker.label')}
        value={current.id}
        onChange={choose}
        options={organizations.map(({ id, name }) => ({
          value: id,
          label: name,
          icon: <Avatar name={name} size={20} square />,
          badge: waiting.has(id) ? <Badge tone="accent">{t('picker.waiting')}</Badge> : null,
        }))}
      />
      <MenuSeparator />
      {current.can.manageMembers && (
        <MenuLink to={invitePath(current.id)} icon={<UserPlus aria-hidden />}>
          {t('picker.invite')}
        </MenuLink>
      )}
      <MenuLink
        to={<Link to={`/organizations/${current.id}/settings`} state={here} />}
        icon={<Settings aria-hidden />}
      >
        {t('picker.settings')}
      </MenuLink>
      <MenuLink to="/organizations" icon={<Building2 aria-hidden />}>
        {t('picker.manage')}
      </MenuLink>
    </Menu>
  )
}
