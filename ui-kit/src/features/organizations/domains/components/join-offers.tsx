import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { joinOffersQuery } from '../api/join-offers.ts'
import { canJoin, JoinButton, useOfferTexts, WithdrawButton } from './offer-actions.tsx'

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
  const { title, text } = useOfferTexts(offer)
  const { requestedAt } = offer
  return (
    <SectionCard
      title={title}
      description={text}
      action={
        <div className="flex flex-wrap gap-2">
          {canJoin(offer) && <JoinButton offer={offer} />}
          {requestedAt !== null && <WithdrawButton offer={offer} />}
        </div>
      }
    >
      {requestedAt !== null && (
        <p className="text-sm text-muted">
          <DatedText iso={requestedAt} say={(date) => t('offer.askedAt', { date })} />
        </p>
      )}
    </SectionCard>
  )
}
