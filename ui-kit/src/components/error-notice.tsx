import { withoutRepeats } from '../i18n/join-sentences.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Notice } from '../primitives/notice.tsx'

export interface ErrorNoticeProps {
  /** The title of an error, shown above its reason. */
  title?: string
  /** The error of the last attempt; null shows nothing. */
  error: unknown
}

/** Shows on the page why an action failed. */
export function ErrorNotice({ title, error }: ErrorNoticeProps) {
  const errorText = useErrorText()
  if (error === null) return null
  return <FailureNotice title={title} text={errorText(error)} />
}

export interface FailureNoticeProps {
  title?: string
  text: string
}

/** A failure with its reason. A sentence of the title is not repeated. */
export function FailureNotice({ title = '', text }: FailureNoticeProps) {
  const reason = withoutRepeats(title, text)
  const isOne = title === '' || reason === ''
  return (
    <Notice tone="danger" title={isOne ? undefined : title}>
      {reason === '' ? title : reason}
    </Notice>
  )
}
