import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'

/** Made-up posts in an organization that has none. */
export default function FirstSamples() {
  const { t } = useTranslation('posts')
  return (
    <section aria-labelledby="samples" className="flex flex-col gap-2">
      <h2 id="samples" className="text-sm font-medium text-muted">
        {t('first.samples')}
      </h2>
      <Card as="div" padded={false}>
        <ul className="divide-y divide-line">
          <Sample name="launch" host="linkedin.com" />
          <Sample name="hiring" host="linkedin.com" />
          <Sample name="talk" host="youtube.com" />
        </ul>
      </Card>
    </section>
  )
}

interface SampleProps {
  name: 'launch' | 'hiring' | 'talk'
  host: string
}

/** A made-up post with a text to copy, as a member will see them. */
function Sample({ name, host }: SampleProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => text)
  const title = t(`posts:samples.${name}.title`)
  const text = t(`posts:samples.${name}.text`)
  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <HostIcon host={host} />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{title}</p>
        <p className="mt-0.5">{text}</p>
      </div>
      <Button
        size="sm"
        variant="soft"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        aria-label={copied ? undefined : t('posts:first.copySample', { title })}
        onClick={() => void copyOrShow(text)}
      >
        {t(copied ? 'common:actions.copied' : 'common:actions.copy')}
      </Button>
    </li>
  )
}
