import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { DateText } from '../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { useRevokeToken, type ListedToken, type TokensOf } from '../api/token-queries.ts'

export interface TokenRowProps {
  of: TokensOf
  token: ListedToken
}

/** A token with its scopes, its last use and its end. */
export function TokenRow({ of, token }: TokenRowProps) {
  const { t } = useTranslation('api-tokens')
  const [asking, setAsking] = useState(false)
  const facts = useId()
  const { name, scopes, expiresAt } = token
  const [now] = useState(() => new Date())
  const isExpired = new Date(expiresAt) <= now
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div id={facts} className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isExpired && <Badge tone="danger">{t('list.expired')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">{scopes.join(', ')}</p>
        <TokenFacts token={token} isExpired={isExpired} />
      </div>
      <Button
        size="sm"
        aria-label={t('revoke.named', { name })}
        aria-describedby={facts}
        onClick={() => setAsking(true)}
      >
        {t('revoke.open')}
      </Button>
      <RevokeDialog of={of} token={token} open={asking} onOpenChange={setAsking} />
    </li>
  )
}

function TokenFacts({ token, isExpired }: { token: ListedToken; isExpired: boolean }) {
  const { t } = useTranslation(['api-tokens', 'common'])
  const { createdBy, lastUsedAt, expiresAt } = token
  return (
    <DotList>
      {createdBy !== undefined && (
        <DotItem>
          {createdBy === null || createdBy.isMember
            ? t('list.madeBy', { name: createdBy?.name ?? t('common:state.formerMember') })
            : t('list.madeByLeft', { name: createdBy.name })}
        </DotItem>
      )}
      <DotItem>
        {lastUsedAt === null ? (
          t('list.neverUsed')
        ) : (
          <MarkedText text={t('list.lastUsed')} mark="when">
            {() => <RelativeTime iso={lastUsedAt} />}
          </MarkedText>
        )}
      </DotItem>
      <DotItem>
        <MarkedText text={t(isExpired ? 'list.ended' : 'list.ends')} mark="when">
          {() => <DateText iso={expiresAt} />}
        </MarkedText>
      </DotItem>
    </DotList>
  )
}

interface RevokeDialogProps extends TokenRowProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function RevokeDialog({ of, token, open, onOpenChange }: RevokeDialogProps) {
  const { t } = useTranslation('api-tokens')
  const { mutateAsync } = useRevokeToken(of, token.id)
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('revoke.title', { name: token.name })}
      description={t('revoke.text')}
      confirmLabel={t('revoke.confirm')}
      action={mutateAsync}
      failed={t('revoke.failed')}
      done={t('revoke.done')}
    />
  )
}
