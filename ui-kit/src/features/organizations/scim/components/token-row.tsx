import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScimToken } from '@fanfare/contract/organizations/data/scim.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useRevokeScimToken } from '../api/scim-api.ts'

/** A token without its secret: when it was made, was last used, and ends. */
export function TokenRow({ token }: { token: ScimToken }) {
  const { t } = useTranslation('scim')
  const { id, hint, createdAt, lastUsedAt, expiresAt } = token
  const [revoking, setRevoking] = useState(false)
  const { mutateAsync } = useRevokeScimToken(id)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('token.name', { hint })}</p>
        <p className="text-sm text-muted">
          <DatedText iso={createdAt} say={(date) => t('token.created', { date })} />
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt === null ? (
            t('token.unused')
          ) : (
            <DatedText iso={lastUsedAt} say={(date) => t('token.used', { date })} />
          )}
        </p>
        {expiresAt !== null && (
          <p className="text-sm text-muted">
            <DatedText iso={expiresAt} say={(date) => t('token.ends', { date })} />
          </p>
        )}
      </div>
      <Button size="sm" aria-label={t('revoke.named', { hint })} onClick={() => setRevoking(true)}>
        {t('revoke.open')}
      </Button>
      <ActionDialog
        open={revoking}
        onOpenChange={setRevoking}
        title={t('revoke.title', { hint })}
        description={t('revoke.text')}
        confirmLabel={t('revoke.confirm')}
        action={() => mutateAsync()}
        done={t('revoke.done')}
        failed={t('revoke.failed')}
      />
    </li>
  )
}
