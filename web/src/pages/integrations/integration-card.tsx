import { useTranslation } from 'react-i18next'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'
import ChannelPicture from '../slack-demo/channel-picture.tsx'
import type { Integration } from './integrations.ts'

export interface IntegrationCardProps {
  integration: Integration
}

/** An integration with its status and its links. An available one has a picture. */
export function IntegrationCard({ integration }: IntegrationCardProps) {
  const { t } = useTranslation('integrations')
  const { key, icon: Icon } = integration
  const isAvailable = integration.status === 'available'
  return (
    <Card
      as="li"
      className={isAvailable ? 'grid items-center gap-6 md:col-span-2 lg:grid-cols-2' : undefined}
    >
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <span
            aria-hidden
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-ink/6 text-muted [&_svg]:size-5"
          >
            <Icon />
          </span>
          {isAvailable && <Status popular={integration.popular} />}
        </div>
        <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`${key}.name`)}</h3>
        <p className="text-md text-muted">{t(`${key}.text`)}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Actions integration={integration} />
        </div>
      </div>
      {isAvailable && <ChannelPicture />}
    </Card>
  )
}

/** What can be used now. The button of the others says what they are. */
function Status({ popular }: { popular: boolean }) {
  const { t } = useTranslation('integrations')
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {popular && <Badge tone="brass">{t('popular')}</Badge>}
      <Badge tone="ok">{t('available')}</Badge>
    </span>
  )
}

function Actions({ integration }: IntegrationCardProps) {
  const { t } = useTranslation('integrations')
  if (integration.status !== 'available') {
    const status = t(integration.status)
    return (
      <Button disabled aria-label={t('notYet', { name: t(`${integration.key}.name`), status })}>
        {status}
      </Button>
    )
  }
  const name = t(`${integration.key}.name`)
  return (
    <>
      <ButtonLink to={integration.page} variant="soft" aria-label={t('learnMoreAbout', { name })}>
        {t('learnMore')}
      </ButtonLink>
      <ButtonLink to={integration.demo} variant="ghost" aria-label={t('demoOf', { name })}>
        {t('demo')}
      </ButtonLink>
    </>
  )
}
