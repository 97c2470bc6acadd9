import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../platform/use-copied.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

/** A reset link that was created, to be passed on by hand. */
export function CreatedLink({ url }: { url: string }) {
  const { t } = useTranslation('admin')
  const { copied, copy } = useCopied()
  return (
    <Notice tone="ok" title={t('resetLinks.made')}>
      <p>{t('resetLinks.handOn')}</p>
      <code className="mt-2 block break-all select-all">{url}</code>
      <Button
        className="mt-3"
        size="sm"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy(url)}
      >
        {t(copied ? 'resetLinks.copied' : 'resetLinks.copy')}
      </Button>
    </Notice>
  )
}
