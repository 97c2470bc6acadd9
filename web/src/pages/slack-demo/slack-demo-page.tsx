import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { BackLink } from '@fanfare/ui-kit/primitives/back-link.tsx'
import { Section } from '../landing/section.tsx'
import { DemoCards } from './demo-cards.tsx'
import { DemoControls } from './demo-controls.tsx'
import { SampleNotification } from './sample-notification.tsx'
import { SamplePost } from './sample-post.tsx'
import { CARDS } from './cards.ts'
import { useDemo } from './use-demo.ts'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/slack_demo.ts')).slackDemoPage,
)

/** Plays a link from Slack to a copied comment, with a sample post and a sample notification. */
export default function SlackDemoPage() {
  const { t } = useTranslation('slack-demo')
  const demo = useDemo(CARDS.length)
  const card = demo.step === null ? null : CARDS[demo.step]!
  return (
    <Section aria-labelledby="demo-heading">
      <Head />
      <header className="flex max-w-2xl flex-col items-start gap-4 pt-6 pb-8">
        <BackLink to="/integrations/slack-integration">{t('back')}</BackLink>
        <h1
          id="demo-heading"
          className="mt-2 font-display text-3xl font-semibold tracking-[-0.03em] sm:text-4xl"
        >
          {t('heading')}
        </h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </header>
      <DemoControls demo={demo} />
      <div className="grid items-start gap-6 pt-6 pb-14 lg:grid-cols-2">
        <DemoCards current={card} />
        <div className="flex flex-col gap-6">
          <SampleNotification active={card === 'tell'} />
          <SamplePost active={card !== null && card !== 'tell'} copied={card === 'copy'} />
        </div>
      </div>
    </Section>
  )
}
