import { Building2, Settings, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { invitePath } from '../../../../components/invite-path.ts'
import type { SettingsOrigin } from '../../../../components/settings-origin.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { MenuRadioGroup } from '../../../../primitives/menu-choice.tsx'
import { MenuItem, MenuLink } from '../../../../primitives/menu-item.tsx'
import { MenuSeparator } from '../../../../primitives/menu.tsx'
import { useWaitingElsewhere } from '../api/organization-queries.ts'

export interface OrganizationMenuItemsProps {
  current: Organization
  onChoose: (id: string) => void
  /** The organizations that the user may join, or has asked to join. */
  offers: readonly JoinOffer[]
  onOffer: (offer: JoinOffer) => void
}

/** The organizations of a member, those that they may join, and what leads on. */
export default function OrganizationMenuItems(props: OrganizationMenuItemsProps) {
  const { current, onChoose, offers, onOffer } = props
  const { t } = useTranslation('organizations')
  const { organizations } = useCurrentOrganization()
  const waiting = useWaitingElsewhere()
  const { pathname, search } = useLocation()
  const here: SettingsOrigin = { from: pathname + search }
  return (
    <>
      <MenuRadioGroup
        closes
        label={t('picker.label')}
        value={current.id}
        onChange={onChoose}
        options={organizations.map(({ id, name }) => ({
          value: id,
          label: name,
          icon: <Avatar name={name} size={20} square />,
          badge: waiting.has(id) ? <Badge tone="accent">{t('picker.waiting')}</Badge> : null,
        }))}
      />
      {offers.map((offer) => (
        <OfferItem key={offer.organization.id} offer={offer} onSelect={() => onOffer(offer)} />
      ))}
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
    </>
  )
}

function OfferItem({ offer, onSelect }: { offer: JoinOffer; onSelect: () => void }) {
  const { t } = useTranslation('organizations')
  const { organization, joining, requestedAt } = offer
  const isAsked = requestedAt !== null
  return (
    <MenuItem
      icon={<Avatar name={organization.name} size={20} square />}
      badge={
        <Badge tone={isAsked ? 'neutral' : 'accent'}>
          {isAsked ? t('picker.asked') : t(joining === 'direct' ? 'picker.join' : 'picker.ask')}
        </Badge>
      }
      onSelect={onSelect}
    >
      {organization.name}
    </MenuItem>
  )
}
