import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { joinOffersQuery, useJoinByDomain, useWithdraw } from '../api/join-offers.ts'

/**
 * The organizations that the user may join by their confirmed address, or has asked to join. Shows nothing without
 * one, and while that is unknown: it adds to screens that work without it.
 */
export default function JoinOffers() {
  const { data } = useQuery(joinOffersQuery())
  return data?.offers.map((offer) => <Offer key={offer.organization.id} offer={offer} />)
}

function Offer({ offer }: { offer: JoinOffer }) {
  const { t } = useTranslation('domains')
  const { organization, domain, joining, requestedAt } = offer
  const { name } = organization
  const isAsked = requestedAt !== null
  const text = isAsked
    ? t('offer.asked')
    : t(joining === 'direct' ? 'offer.direct' : 'offer.request', { domain })
  return (
    <SectionCard
      title={t(isAsked ? 'offer.waiting' : 'offer.title', { name })}
      description={text}
      action={
        <div className="flex flex-wrap gap-2">
          {(!isAsked || joining === 'direct') && <JoinButton offer={offer} />}
          {isAsked && <WithdrawButton offer={offer} />}
        </div>
      }
    >
      {isAsked && (
        <p className="text-sm text-muted">
          <DatedText iso={requestedAt} say={(date) => t('offer.askedAt', { date })} />
        </p>
      )}
    </SectionCard>
  )
}

function JoinButton({ offer: { organization, joining } }: { offer: JoinOffer }) {
  const { t } = useTranslation('domains')
  const { mutateAsync, isPending } = useJoinByDomain(organization.id)
  const isDirect = joining === 'direct'
  const join = useToastAction({
    action: mutateAsync,
    done: t(isDirect ? 'offer.joined' : 'offer.sent', { name: organization.name }),
    failed: t('offer.failed'),
  })
  return (
    <Button variant="primary" busy={isPending} onClick={join}>
      {t(isDirect ? 'offer.join' : 'offer.ask')}
    </Button>
  )
}

function WithdrawButton({ offer: { organization } }: { offer: JoinOffer }) {
  const { t } = useTranslation('domains')
  const { mutateAsync, isPending } = useWithdraw(organization.id)
  const withdraw = useToastAction({
    action: mutateAsync,
    done: t('offer.withdrawn'),
    failed: t('offer.withdrawFailed'),
  })
  return (
    <Button busy={isPending} onClick={withdraw}>
      {t('offer.withdraw')}
    </Button>
  )
}
