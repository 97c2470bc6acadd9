import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../components/copy-button.tsx'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

export interface SecretDialogProps extends Openable {
  secret: string | null
}

/** Shows a new secret, only this once. */
export default function SecretDialog({ secret, open, onOpenChange }: SecretDialogProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('secret.title')}
      description={t('secret.text')}
      closeLabel={t('common:actions.close')}
      keepsInput
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('secret.kept')}
          </Button>
          <CopyButton
            variant="primary"
            text={secret ?? ''}
            textToShow={(text) => t('secret.copyByHand', { secret: text })}
          >
            {t('secret.copy')}
          </CopyButton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <code
          aria-label={t('secret.label')}
          className="mt-1 block rounded-md bg-sunken px-3 py-2 font-mono text-base break-words text-ink select-all"
        >
          {secret}
        </code>
        <Notice tone="warn">{t('secret.once')}</Notice>
      </div>
    </Dialog>
  )
}
