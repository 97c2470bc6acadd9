import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { HostIcon } from '@fanfare/ui-kit/primitives/host-icon.tsx'
import { MoodChip } from '@fanfare/ui-kit/primitives/mood-chip.tsx'
import { Sample } from './sample.tsx'

const CURIOUS = MOODS.find(({ key }) => key === 'curious')!

export interface SamplePostProps {
  active: boolean
  /** Whether its suggestion has been copied. */
  copied: boolean
}

/** A post with a suggestion, as colleagues see it in Fanfare. */
export function SamplePost({ active, copied }: SamplePostProps) {
  const { t } = useTranslation('slack-demo')
  const { emoji, color, names } = CURIOUS
  const language = useLanguage()
  return (
    <Sample caption={t('sample.caption')} active={active}>
      <div className="flex gap-3">
        <HostIcon host="linkedin.com" />
        <div className="min-w-0">
          <p className="font-semibold">{t('sample.title')}</p>
          <p className="text-sm text-muted">{t('sample.by')}</p>
        </div>
      </div>
      <div
        className={clsx(
          'mt-4 rounded-lg border p-3 transition-colors duration-300',
          copied ? 'border-dashed border-line-strong' : 'border-line',
        )}
      >
        <p className={copied ? 'text-muted' : undefined}>{t('sample.suggestion')}</p>
        <p className="mt-2 flex items-center justify-between gap-3">
          <MoodChip emoji={emoji} color={color} label={names[language]} />
          {copied ? (
            <Badge tone="ok" icon={<Check aria-hidden />}>
              {t('sample.copied')}
            </Badge>
          ) : (
            <Badge tone="accent">{t('sample.available')}</Badge>
          )}
        </p>
      </div>
    </Sample>
  )
}
