import { useTranslation } from 'react-i18next'
import type { NewWebFeed } from '@fanfare/contract/community/data/web_feed.ts'
import { CopyButton } from '../../../../components/copy-button.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

export interface FeedAddressesProps {
  addresses: NewWebFeed['addresses']
  /** The user has stored them. */
  onKept: () => void
}

/** Shows the addresses of a private feed, only this once. */
export function FeedAddresses({ addresses, onKept }: FeedAddressesProps) {
  const { t } = useTranslation('web-feeds')
  return (
    <Notice tone="ok" title={t('addresses.title')}>
      <p>{t('addresses.text')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        <Address address={addresses.rss} copyLabel={t('addresses.copy.rss')} />
        <Address address={addresses.atom} copyLabel={t('addresses.copy.atom')} />
      </ul>
      <Button className="mt-3" size="sm" variant="primary" onClick={onKept}>
        {t('addresses.kept')}
      </Button>
    </Notice>
  )
}

function Address({ address, copyLabel }: { address: string; copyLabel: string }) {
  const { t } = useTranslation('web-feeds')
  return (
    <li>
      <code className="block break-all select-all">{address}</code>
      <CopyButton
        className="mt-2"
        size="sm"
        text={address}
        textToShow={(url) => t('addresses.copyByHand', { url })}
      >
        {copyLabel}
      </CopyButton>
    </li>
  )
}
