import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { JoinAnswer, JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import type { Openable } from '../../../../components/opened-later.tsx'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { joinOffersQuery } from '../api/join-offers.ts'
import { canJoin, DismissButton, JoinButton, useOfferTexts, WithdrawButton } from './offer-actions.tsx'

export interface JoinOfferDialogProps extends Openable {
  /** As it was when it was opened. */
  offer: JoinOffer
  onJoined: () => void
}

/** An offer to join, chosen in the menu of organizations. Closes when the offer is gone. */
export default function JoinOfferDialog({ open, onOpenChange, offer, onJoined }: JoinOfferDialogProps) {
  const { t } = useTranslation(['domains', 'common'])
  const { data } = useQuery(joinOffersQuery())
  const found = data?.offers.find(({ organization }) => organization.id === offer.organization.id)
  const current = found ?? offer
  const { title, text } = useOfferTexts(current)
  const { requestedAt } = current
  const close = () => onOpenChange(false)
  const end = ({ state }: JoinAnswer) => {
    close()
    if (state === 'joined') onJoined()
  }
  return (
    <Dialog
      open={open && found !== undefined}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('common:actions.close')}
      size="sm"
      footer={
        <>
          {requestedAt === null ? (
            <DismissButton offer={current} onDone={close} />
          ) : (
            <WithdrawButton offer={current} onDone={close} />
          )}
          {canJoin(current) && <JoinButton offer={current} onDone={end} />}
        </>
      }
    >
      <p className="text-muted">{text}</p>
      {requestedAt !== null && (
        <p className="mt-2 text-sm text-muted">
          <DatedText iso={requestedAt} say={(date) => t('offer.askedAt', { date })} />
        </p>
      )}
    </Dialog>
  )
}
