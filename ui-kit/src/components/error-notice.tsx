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
  return (
    <Notice tone="danger" title={title}>
      {errorText(error)}
    </Notice>
  )
}
