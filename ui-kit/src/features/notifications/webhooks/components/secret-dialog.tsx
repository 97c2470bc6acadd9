import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../components/opened-later.tsx'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

export interface SecretDialogProps extends Openable {
  secret: string | null
}

/** Shows a new secret, only this once. */
export default function SecretDialog({ secret, open, onOpenChange }: SecretDialogProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => t('secret.copyByHand', { secret: text }))
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
          <Button
            icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            onClick={() => void copyOrShow(secret ?? '')}
          >
            {copied ? t('common:actions.copied') : t('secret.copy')}
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('secret.kept')}
          </Button>
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
