import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { BackLink } from '@fanfare/ui-kit/primitives/back-link.tsx'
import { Section } from '../landing/section.tsx'
import { CARDS } from './cards.ts'
import { ChannelPane } from './channel-pane.tsx'
import { DemoCards } from './demo-cards.tsx'
import { DemoControls } from './demo-controls.tsx'
import { DemoEnd } from './demo-end.tsx'
import { PostPane } from './post-pane.tsx'
import { useDemo } from './use-demo.ts'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/slack_demo.ts')).slackDemoPage,
)

/** Plays a link from Slack to a copied comment: the channel and the post side by side, or one at a time on a phone. */
export default function SlackDemoPage() {
  const { t } = useTranslation('slack-demo')
  const demo = useDemo(CARDS.length)
  const card = demo.step === null ? null : CARDS[demo.step]!
  return (
    <Section aria-labelledby="demo-heading">
      <Head />
      <header className="flex max-w-2xl flex-col items-start gap-3 pt-6 pb-6">
        <BackLink to="/integrations/slack-integration">{t('back')}</BackLink>
        <h1
          id="demo-heading"
          className="mt-2 font-display text-3xl font-semibold tracking-[-0.03em] sm:text-4xl"
        >
          {t('heading')}
        </h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </header>
      <div className="flex flex-col gap-5 pb-14">
        <DemoControls demo={demo} />
        <DemoCards current={card} onChoose={demo.choose} />
        {demo.ended && <DemoEnd />}
        <div className="grid gap-px overflow-hidden rounded-xl border border-line bg-line shadow-pop lg:grid-cols-2">
          <ChannelPane current={card} />
          <PostPane current={card} />
        </div>
      </div>
    </Section>
  )
}
