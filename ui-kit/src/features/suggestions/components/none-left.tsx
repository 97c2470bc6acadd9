import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { startWriting } from '../composer-field.ts'

/** Where the next suggestion would be, when all of them are used. */
export function NoneLeft() {
  const { t } = useTranslation('suggestions')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-4">
      <div className="min-w-0">
        <p className="font-medium">{t('next.noneTitle')}</p>
        <p className="text-muted">{t('next.none')}</p>
      </div>
      <Button
        size="sm"
        className="max-sm:w-full"
        icon={<MessageSquarePlus aria-hidden />}
        onClick={startWriting}
      >
        {t('composer.label')}
      </Button>
    </li>
  )
}
