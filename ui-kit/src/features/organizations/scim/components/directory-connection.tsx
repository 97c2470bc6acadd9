import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScimSettings } from '@fanfare/contract/organizations/data/scim.ts'
import { ReauthenticationDialog } from '../../../../components/forms/reauthentication/reauthentication-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { useCreateScimToken } from '../api/scim-api.ts'
import { CopyText } from './copy-text.tsx'
import { TokenRow } from './token-row.tsx'

/** What is entered in the directory: the address and a token, which is shown once. */
export function DirectoryConnection({ settings }: { settings: ScimSettings }) {
  const { t } = useTranslation('scim')
  const { address, tokens, people } = settings
  const [asking, setAsking] = useState(false)
  const { mutateAsync, data } = useCreateScimToken()
  const isReplaced = tokens.some(({ expiresAt }) => expiresAt === null)
  const what = isReplaced ? 'replace' : 'create'
  const hasDirectory = tokens.length > 0 || people > 0
  return (
    <SectionCard
      title={t('connection.title')}
      description={hasDirectory ? t('connection.people', { count: people }) : undefined}
      action={
        <Button variant={isReplaced ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
          {t(`connection.${what}.open`)}
        </Button>
      }
    >
      <CopyText label={t('connection.address')} copyLabel={t('connection.copyAddress')} text={address} />
      {data && (
        <Notice tone="ok" title={t('connection.made')}>
          <p>{t('connection.once')}</p>
          <div className="mt-3">
            <CopyText label={t('connection.token')} copyLabel={t('connection.copyToken')} text={data.token} />
          </div>
        </Notice>
      )}
      {tokens.length === 0 ? (
        <p className="text-muted">{t('connection.empty')}</p>
      ) : (
        <ul aria-label={t('connection.tokens')} className="divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <ReauthenticationDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`connection.${what}.title`)}
        description={t(`connection.${what}.text`)}
        confirmLabel={t(`connection.${what}.open`)}
        failed={t('connection.failed')}
        onConfirm={mutateAsync}
      />
    </SectionCard>
  )
}
