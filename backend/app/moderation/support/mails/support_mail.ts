import { appUrl } from '#config/app'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import type { SupportPriority } from '#contract/moderation/rules/support'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'
import { SUPPORT_MAIL_TEXTS } from './support_mail_texts.js'

interface AnswerMailInput {
  language: Language | null
  name: string
  title: string
  answer: string
}

/** An administrator's answer. The visitor's input is shortened, because the address may belong to another person. */
export function answerMail({ language, name, title, answer }: AnswerMailInput): MailContent {
  const { hello, subject, intro, note } = SUPPORT_MAIL_TEXTS[language ?? DEFAULT_LANGUAGE].answer
  const fill = filling({ name: mailName(name), title: mailName(title) })
  const paragraphs = [fill(intro), ...answer.split(/\n\s*\n/)]
  return {
    language: language ?? DEFAULT_LANGUAGE,
    subject: fill(subject),
    greeting: fill(hello),
    paragraphs,
    note,
  }
}

interface NoticeMailInput {
  id: string
  name: string
  title: string
  priority: SupportPriority
}

/** Notifies the support address of a new request. */
export function noticeMail({ id, name, title, priority }: NoticeMailInput): MailContent {
  const { hello, subject, body, action, note } = SUPPORT_MAIL_TEXTS[DEFAULT_LANGUAGE].notice
  const fill = filling({ name: mailName(name), title: mailName(title), priority })
  return {
    language: DEFAULT_LANGUAGE,
    subject: fill(subject),
    greeting: hello,
    paragraphs: [fill(body)],
    action: { label: action, url: `${appUrl}/admin/support?request=${id}` },
    note,
  }
}

/** Replaces placeholders in one pass, so that a name that looks like a placeholder is not replaced. */
const filling = (values: Record<string, string>) => (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
