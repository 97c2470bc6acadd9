import { useTranslation } from 'react-i18next'
import { SLACK_MESSAGE_MAX } from '@fanfare/contract/rules/slack.ts'

/** Why a message cannot be sent; undefined when it can. */
export function useMessageProblem(message: string): string | undefined {
  const { t } = useTranslation('slack')
  const { length } = message.trim()
  if (length === 0) return t('message.required')
  return length > SLACK_MESSAGE_MAX ? t('message.long', { max: SLACK_MESSAGE_MAX }) : undefined
}
