import { useTranslation } from 'react-i18next'
import { SLACK_MESSAGE_MAX } from '@fanfare/contract/slack/rules/slack.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'

/** Why a message cannot be sent; undefined when it can. */
export function useMessageProblem(message: string): string | undefined {
  const { t } = useTranslation('slack')
  if (isBlank(message)) return t('message.required')
  return message.trim().length > SLACK_MESSAGE_MAX ? t('message.long', { max: SLACK_MESSAGE_MAX }) : undefined
}
