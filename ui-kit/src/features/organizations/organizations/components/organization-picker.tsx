import { useQueryClient } from '@tanstack/react-query'
import { Building2, ChevronsUpDown, Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Optional } from '../../../../components/optional.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { Menu } from '../../../../primitives/menu.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { Tooltip } from '../../../../primitives/tooltip.tsx'
import { useShownOffers } from '../../domains/api/join-offers.ts'
import type { JoinOfferDialogProps } from '../../domains/components/join-offer-dialog.tsx'
import { useWaitingElsewhere, waitingOrganizationsQuery } from '../api/organization-queries.ts'
import type { OrganizationMenuItemsProps } from './organization-menu-items.tsx'
import { OrganizationSearch } from './organization-search.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'

const OrganizationMenuItems = lateContent<OrganizationMenuItemsProps>(
  () => import('./organization-menu-items.tsx'),
)
const JoinOfferDialog = openedLater<JoinOfferDialogProps>(
  () => import('../../domains/components/join-offer-dialog.tsx'),
)

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
  const { hasMore, select } = useCurrentOrganization()
  const waiting = useWaitingElsewhere()
  const offers = useShownOffers()
  const [offer, setOffer] = useState<JoinOffer>()
  const [isOfferOpen, setOfferOpen] = useState(false)
  const queryClient = useQueryClient()
  const choose = (id: string) => {
    select(id)
    void queryClient.invalidateQueries({ queryKey: waitingOrganizationsQuery().queryKey })
  }
  const name = { name: current.name }
  // The list of many organizations has no offers; their own page has them.
  const isNews = !hasMore && offers.some(({ requestedAt }) => requestedAt === null)
  const trigger = (
    <button
      type="button"
      aria-label={
        waiting.size > 0
          ? t('picker.currentWaiting', { ...name, count: waiting.size })
          : t(isNews ? 'picker.currentOffer' : 'picker.current', name)
      }
      className="pressable control inline-flex max-w-full items-center gap-1.5 rounded-md px-2 font-medium hover:bg-ink/6"
    >
      <span className="relative shrink-0">
        <Avatar name={current.name} size={24} square />
        {(waiting.size > 0 || isNews) && (
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
  const openOffer = (chosen: JoinOffer) => {
    setOffer(chosen)
    setOfferOpen(true)
  }
  return (
    <>
      <Menu label={t('picker.label')} trigger={trigger} align="start" content={OrganizationMenuItems.code}>
        <OrganizationMenuItems current={current} onChoose={choose} offers={offers} onOffer={openOffer} />
      </Menu>
      {offer && (
        <Optional>
          <JoinOfferDialog
            open={isOfferOpen}
            onOpenChange={setOfferOpen}
            offer={offer}
            onJoined={() => choose(offer.organization.id)}
          />
        </Optional>
      )}
    </>
  )
}
