import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../components/copy-button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

/** A reset link that was created, to be passed on by hand. */
export function CreatedLink({ url }: { url: string }) {
  const { t } = useTranslation('admin')
  return (
    <Notice tone="ok" title={t('resetLinks.made')}>
      <p>{t('resetLinks.handOn')}</p>
      <code className="mt-2 block break-all select-all">{url}</code>
      <CopyButton
        className="mt-3"
        size="sm"
        text={url}
        textToShow={(link) => t('resetLinks.copyByHand', { url: link })}
      >
        {t('resetLinks.copy')}
      </CopyButton>
    </Notice>
  )
}
