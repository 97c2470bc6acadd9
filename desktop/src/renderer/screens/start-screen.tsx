import { useTranslation } from 'react-i18next'
import { bridge } from '../bridge.ts'

export default function StartScreen() {
  const { t } = useTranslation('desktop')
  return <button onClick={() => void bridge.call('sign-in:start')}>{t('start.title')}</button>
}
