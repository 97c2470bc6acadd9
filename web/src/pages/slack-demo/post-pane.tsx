import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Avatar } from '@fanfare/ui-kit/primitives/avatar.tsx'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { HostIcon } from '@fanfare/ui-kit/primitives/host-icon.tsx'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { MoodChip } from '@fanfare/ui-kit/primitives/mood-chip.tsx'
import { isAtLeast, type DemoCard } from './cards.ts'
import { Pane } from './pane.tsx'

export interface PostPaneProps {
  current: DemoCard | null
}

/** The post in Fanfare, as a colleague opens it from Slack. Complete while the demo does not run. */
export function PostPane({ current }: PostPaneProps) {
  const { t } = useTranslation('slack-demo')
  const isOpen = current === null || isAtLeast(current, 'open')
  const copied = current === 'copy'
  return (
    <Pane
      caption={t('sample.caption')}
      icon={<LogoMark size={18} />}
      active={current !== null && isOpen}
      onPhone={isOpen}
    >
      {/* The post is there from the start, so that the pane keeps its height. */}
      <div className="relative">
        <p
          className={clsx(
            'absolute inset-0 flex items-center justify-center text-center text-muted',
            isOpen && 'invisible',
          )}
        >
          {t('sample.closed')}
        </p>
        <div className={clsx('flex flex-col gap-3', !isOpen && 'invisible')}>
          <div className="flex gap-3">
            <HostIcon host="linkedin.com" size={36} />
            <div className="min-w-0">
              <p className="font-semibold">{t('sample.title')}</p>
              <p className="text-sm text-muted">{t('sample.by')}</p>
            </div>
          </div>
          <Suggestion mood="curious" text={t('sample.suggestion')} copied={copied} />
          <Suggestion mood="appreciative" text={t('sample.second')} />
          <div className={clsx('flex gap-3 border-t border-line pt-3', !copied && 'invisible')}>
            <Avatar name="Tom" size={28} />
            <div className="min-w-0">
              <p className="text-sm text-muted">{t('sample.posted')}</p>
              <p>{t('sample.suggestion')}</p>
            </div>
          </div>
        </div>
      </div>
    </Pane>
  )
}

interface SuggestionProps {
  mood: string
  text: string
  copied?: boolean
}

function Suggestion({ mood, text, copied = false }: SuggestionProps) {
  const { t } = useTranslation('slack-demo')
  const language = useLanguage()
  const { emoji, color, names } = MOODS.find(({ key }) => key === mood)!
  return (
    <div
      className={clsx(
        'rounded-lg border p-3 transition-colors duration-300',
        copied ? 'border-dashed border-line-strong' : 'border-line',
      )}
    >
      <p className={copied ? 'text-muted' : undefined}>{text}</p>
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
  )
}
