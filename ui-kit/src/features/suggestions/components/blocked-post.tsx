import { useTranslation } from 'react-i18next'

/** Says that the browser has blocked the post from opening. */
export function BlockedPost({ host }: { host: string }) {
  const { t } = useTranslation('suggestions')
  return <output className="block text-sm text-warn">{t('copied.blocked', { host })}</output>
}
