import { Hash, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlackShareType } from '@fanfare/contract/slack/data/slack.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { RadioCards } from '../../../../primitives/radio-cards.tsx'

export interface ShareTypeChoiceProps {
  value: SlackShareType
  onChange: (value: SlackShareType) => void
  /** Whether the post can go to a channel. */
  channel: boolean
  /** Whether this member may send it to all. */
  all: boolean
}

/** To a channel or to all. Where only one of them is possible, it says why. */
export function ShareTypeChoice({ value, onChange, channel, all }: ShareTypeChoiceProps) {
  const { t } = useTranslation('slack')
  if (!channel) return <Notice tone="info">{t(all ? 'share.noChannels' : 'share.noChannelsMember')}</Notice>
  if (!all) return null
  return (
    <RadioCards
      name="share-type"
      label={t('share.type')}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'channel',
          label: t('share.toChannel'),
          description: t('share.toChannelText'),
          icon: <Hash aria-hidden />,
        },
        {
          value: 'all',
          label: t('share.toAll'),
          description: t('share.toAllText'),
          icon: <Users aria-hidden />,
        },
      ]}
    />
  )
}
