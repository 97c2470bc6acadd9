import { Check, Copy } from 'lucide-react'
import { useState, type ClipboardEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { URL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { linkToShare, shareLinkPath } from '../post-paths.ts'

/** Replaces the list of posts in an organization that has none: a field for the first link, and samples of what comes of it. */
export default function FirstPost() {
  const { t } = useTranslation('first-steps')
  return (
    <div className="flex flex-col gap-6">
      <Card className="p-6! sm:p-8!">
        <LinkForm />
      </Card>
      <section aria-labelledby="samples" className="flex flex-col gap-2">
        <h2 id="samples" className="text-sm font-medium text-muted">
          {t('firstPost.samples.title')}
        </h2>
        <Card as="div" padded={false}>
          <ul className="divide-y divide-line">
            <Sample name="launch" host="linkedin.com" />
            <Sample name="hiring" host="linkedin.com" />
            <Sample name="talk" host="youtube.com" />
          </ul>
        </Card>
      </section>
    </div>
  )
}

/** Opens the form that shares a link, at once when a link is pasted. */
function LinkForm() {
  const { t } = useTranslation(['first-steps', 'posts'])
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const share = (shared: string): boolean => {
    const url = linkToShare(shared)
    if (url !== null) void navigate(shareLinkPath(url))
    return url !== null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!share(text))
  }
  const paste = (event: ClipboardEvent) => {
    if (share(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t('firstPost.link')}
        hint={t('firstPost.hint')}
        error={isRefused ? t('firstPost.noLink') : undefined}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={URL_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
          className="h-12! text-md!"
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start max-sm:w-full">
        {t('posts:share')}
      </Button>
    </form>
  )
}

interface SampleProps {
  name: 'launch' | 'hiring' | 'talk'
  host: string
}

/** A made-up post with a text to copy, as a member will see them. */
function Sample({ name, host }: SampleProps) {
  const { t } = useTranslation(['first-steps', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => text)
  const title = t(`firstPost.samples.${name}.title`)
  const text = t(`firstPost.samples.${name}.text`)
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
        aria-label={copied ? undefined : t('firstPost.samples.copy', { title })}
        onClick={() => void copyOrShow(text)}
      >
        {t(copied ? 'common:actions.copied' : 'common:actions.copy')}
      </Button>
    </li>
  )
}
