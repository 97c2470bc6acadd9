import { useTranslation } from 'react-i18next'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { HostMark } from '@fanfare/ui-kit/primitives/host-mark.tsx'

export interface OfferHeadProps {
  id: string
  offer: Offer
  /** A sensitive post nobody has opened. */
  covered: boolean
}

/** The post the suggestions under it are for. */
export function OfferHead({ id, offer: { post, free, total }, covered }: OfferHeadProps) {
  const { t } = useTranslation('desktop')
  return (
    <div id={id} className="flex items-center gap-2.5 py-1">
      <HostMark host={post.host} size={28} />
      <span className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold break-words">
        {covered ? t('panel.sensitive') : post.title}
      </span>
      <Badge tone={free === 0 ? 'neutral' : 'accent'}>
        {total === 0 ? t('panel.none') : t('panel.free', { count: free })}
      </Badge>
    </div>
  )
}
