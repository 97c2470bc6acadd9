import { clsx } from 'clsx'
import { Hash } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@fanfare/ui-kit/primitives/avatar.tsx'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { isAtLeast, type DemoCard } from './cards.ts'
import { Pane } from './pane.tsx'

export interface ChannelPaneProps {
  current: DemoCard | null
}

/** The channel in Slack: the command of a member, and the message that follows. Complete while the demo does not run. */
export function ChannelPane({ current }: ChannelPaneProps) {
  const { t } = useTranslation('slack-demo')
  const active = current === 'share' || current === 'tell'
  return (
    <Pane
      caption={t('notification.caption')}
      icon={<Hash aria-hidden />}
      active={active}
      onPhone={current === null || active}
    >
      <p className="text-sm text-muted">{t('notification.channel')}</p>
      <Message from="Ana" icon={<Avatar name="Ana" size={36} square />}>
        <p className="font-mono text-sm break-words">{t('notification.command')}</p>
        <p className="mt-1 text-sm text-muted">{t('notification.shared')}</p>
      </Message>
      <Message
        from="Fanfare"
        icon={<LogoMark size={36} />}
        isThere={current === null || isAtLeast(current, 'tell')}
      >
        <p>{t('notification.text')}</p>
        <div className="mt-2 border-s-4 border-line-strong ps-3">
          <p className="font-medium text-accent-text">{t('sample.title')}</p>
          <p className="text-sm text-muted">{t('notification.left')}</p>
        </div>
      </Message>
    </Pane>
  )
}

interface MessageProps {
  from: string
  icon: ReactNode
  /** It keeps its space before it arrives. */
  isThere?: boolean
  children: ReactNode
}

function Message({ from, icon, isThere = true, children }: MessageProps) {
  return (
    <div className={clsx('flex gap-3', !isThere && 'invisible')}>
      {icon}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{from}</p>
        <div className="mt-0.5">{children}</div>
      </div>
    </div>
  )
}
