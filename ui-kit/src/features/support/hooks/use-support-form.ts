import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { NAME_MAX, SUPPORT_DESCRIPTION_MAX, SUPPORT_TITLE_MAX } from '@fanfare/contract/rules/limits.ts'
import {
  DEFAULT_SUPPORT_PRIORITY,
  SUPPORT_PRIORITIES,
  type SupportPriority,
} from '@fanfare/contract/rules/support.ts'
import type { OnProgress } from '../../../client/upload.ts'
import { emailEntry, placeEmailError } from '../../../components/forms/email/email-rules.ts'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../components/forms/visible-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { sendSupportRequest } from '../api/support-api.ts'
import type { CaptchaState, useCaptcha } from './use-captcha.ts'

export interface SupportValues {
  name: string
  email: string
  title: string
  description: string
  priority: SupportPriority
}

interface SupportFormOptions {
  /** Null for a visitor, who enters a name and an address. */
  user: CurrentUser | null
  captcha: ReturnType<typeof useCaptcha>
  files: readonly File[]
  onProgress: OnProgress
  onDone: () => void
}

const EMPTY: SupportValues = {
  name: '',
  email: '',
  title: '',
  description: '',
  priority: DEFAULT_SUPPORT_PRIORITY,
}

/** The request was not sent, because there is no captcha token. */
class CaptchaNotReady extends Error {
  readonly state: CaptchaState

  constructor(state: CaptchaState) {
    super('The captcha is not ready')
    this.state = state
  }
}

/** The form of a support request. Every attempt uses up a captcha token, so a failed one gets another. */
export function useSupportForm({ user, captcha, files, onProgress, onDone }: SupportFormOptions) {
  const { t } = useTranslation('support')
  const schema = useSupportSchema(user === null)
  return useServerForm<SupportValues>({
    schema,
    defaultValues: EMPTY,
    placeFieldError: placeEmailError(t('form.emailInvalid')),
    errorText: (error) => (error instanceof CaptchaNotReady ? t(notReadyText(error.state)) : undefined),
    send: async ({ name, email, ...values }) => {
      const { state, renew } = captcha
      if (state.status !== 'ready') throw new CaptchaNotReady(state)
      const contact = user === null ? { name, email } : {}
      onProgress(0)
      try {
        const request = { ...values, ...contact, captchaToken: state.token, attachments: files }
        await sendSupportRequest(request, onProgress)
      } catch (error) {
        renew()
        throw error
      }
      toast('success', t('sent'))
    },
    onSuccess: onDone,
  })
}

function notReadyText(state: CaptchaState) {
  if (state.status === 'failed') return 'captcha.required'
  return state.status === 'checking' && state.kind === 'recaptcha'
    ? 'captcha.recaptchaNotReady'
    : 'captcha.notReady'
}

function useSupportSchema(isVisitor: boolean) {
  const { t } = useTranslation('support')
  const required = (message: string, max: number) =>
    v.pipe(visibleText(message), v.maxLength(max, t('form.tooLong', { max })))
  const contactRequired = t('form.contactRequired')
  return v.object({
    name: isVisitor ? required(contactRequired, NAME_MAX) : v.string(),
    email: isVisitor ? emailEntry({ missing: contactRequired, invalid: t('form.emailInvalid') }) : v.string(),
    title: required(t('form.titleRequired'), SUPPORT_TITLE_MAX),
    description: required(t('form.descriptionRequired'), SUPPORT_DESCRIPTION_MAX),
    priority: v.picklist(SUPPORT_PRIORITIES),
  })
}
