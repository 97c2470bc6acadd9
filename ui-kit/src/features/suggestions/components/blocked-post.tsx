import { useTranslation } from 'react-i18next'

/** Says that the browser has kept the post from opening by itself. */
export function BlockedPost({ host }: { host: string }) {
  const { t } = useTranslation('suggestions')
  return <output className="block text-sm text-warn">{t('copied.blocked', { host })}</output>
}
